import { requestOf } from '../contract.ts';
import type { Defect } from '../defect.ts';
import { stepsOf, type Placed, type Project } from '../project.ts';
import { at, isTree, keysOf, nodesIn } from '../tree.ts';

/** Lets through numbers that are greater than the bank takes. */
export function* numbersBeyondWhatIsTaken(project: Project): Generator<Defect> {
  for (const call of stepsOf(project, 'call'))
    for (const { name, path, most } of boundedIn(project, call)) {
      const field = fieldThatAlone(project, call, path);
      const seen = { file: call.file, pointer: call.pointer + at('body', name) };
      if (field) yield { edits: [{ ...field, put: most + 1 }], seen };
    }
}

/** Lists the members of a body for which the contract has a maximum, with the data they are. */
function boundedIn(project: Project, { step }: Placed<'call'>) {
  const members: unknown = requestOf(project, step)?.['properties'];
  return Object.entries(step.body ?? {}).flatMap(([name, value]) => {
    const wanted = project.language.contract.resolve(isTree(members) ? members[name] : undefined);
    const path = isTree(value) ? String(value['var']) : '';
    return typeof wanted?.['maximum'] === 'number' ? [{ name, path, most: wanted['maximum'] }] : [];
  });
}

/** Finds the maximum of the field that alone writes some data. */
function fieldThatAlone(project: Project, { id, definition, forms }: Placed<'call'>, path: string) {
  if ([...nodesIn(definition.steps)].some(({ pointer }) => pointer.endsWith(`/sets/${path}`)))
    return undefined;
  const writing = stepsOf(project, 'form').filter((each) => each.id === id && each.step.saves?.[path]);
  const [screen] = writing.length === 1 ? writing : [];
  const [field = ''] = keysOf(screen?.step.saves?.[path] ?? '');
  const form = forms.find(({ name }) => name === screen?.step.form);
  return form && { file: form.file, pointer: at('schema', 'properties', field, 'maximum') };
}
