import { requestOf } from '../contract.ts';
import type { Defect, Mutator } from '../defect.ts';
import { savedFields } from '../fields.ts';
import { stepsOf, type Placed, type Project } from '../project.ts';
import { at, isTree, nodesIn } from '../tree.ts';

/** Lets more characters be written into a field than a call takes that comes to be sent them as they are. */
export const formsLongerThanCallsTake: Mutator = {
  class: 5,
  rule: 'body-mismatch',
  *places(project) {
    const calls = stepsOf(project, 'call');
    for (const screen of stepsOf(project, 'form'))
      for (const call of calls.filter(({ id }) => id === screen.id))
        for (const { path, pointer } of boundedIn(project, call)) {
          const comes = screen.step.actions['submit']?.to === call.name || !isSetOnWays(screen, path);
          const edits = comes ? lettingMore(project, screen, path) : [];
          if (edits.length > 0) yield { edits, seen: { file: call.file, pointer } };
        }
  },
};

const isSetOnWays = ({ definition }: Placed<'form'>, path: string): boolean =>
  [...nodesIn(definition.steps)].some(({ pointer }) => pointer.endsWith(`/sets/${path}`));

type Bounded = { path: string; pointer: string };

/** Lists the variables in the body of a call that the contract lets be only so long. */
function boundedIn(project: Project, call: Placed<'call'>): Bounded[] {
  const { contract } = project.language;
  const within = (value: unknown, part: unknown, pointer: string): Bounded[] => {
    const schema = contract.resolve(part);
    if (!isTree(value) || !schema) return [];
    if (typeof value['var'] === 'string')
      return typeof schema['maxLength'] === 'number' ? [{ path: value['var'], pointer }] : [];
    const members = schema['properties'];
    return Object.entries(isTree(members) ? value : {}).flatMap(([name, inner]) =>
      within(inner, isTree(members) ? members[name] : undefined, pointer + at(name)),
    );
  };
  return within(call.step.body, requestOf(project, call.step), `${call.pointer}/body`);
}

/** Lets the field that writes a text at a screen take as much as anybody writes. */
function lettingMore(project: Project, { file, pointer }: Placed<'form'>, path: string): Defect['edits'] {
  const field = savedFields(project).find(
    ({ seen }) => seen.file === file && seen.pointer === pointer + at('saves', path),
  );
  if (field?.type !== 'text' || typeof field.property['maxLength'] !== 'number') return [];
  const places = [field.place, field.place.replace('/schema/properties/', '/ui/')];
  return places.map((place) => ({ file: field.form, pointer: `${place}/maxLength`, put: 9000 }));
}
