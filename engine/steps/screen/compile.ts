import type { FormFile, FormStep, ViewStep } from '#schemas';
import type { JourneyParts } from '../../definition/compile-journey.ts';
import { compileEdge, compileSaves, compileValues, pointerPath } from '../../definition/compile-edge.ts';
import type { CompiledAction, CompiledScreen, Values } from '../../definition/compiled.ts';
import { compileExpression, type Place } from '../../rules/expression.ts';
import { compileRuns } from './compile-runs.ts';

/** Compiles what forms and views share: all that is shown and done on a screen. */
export function compileScreen(
  step: {
    name: string;
    definition: FormStep | ViewStep;
    kept: ReadonlySet<string>;
    parts: JourneyParts;
    form?: FormFile;
  },
  place: Place,
): CompiledScreen {
  const { name, definition } = step;
  const at = (part: string): Place => ({ ...place, path: `${place.path}/${part}` });
  const actions = Object.entries(definition.actions).map(([action, edge]): [string, CompiledAction] => [
    action,
    {
      ...compileEdge(edge, at(`actions/${action}`)),
      submits: edge.submits ?? action === 'submit',
      resets: edge.resets ?? [],
      ...(edge.changes === true && { changes: edge.to }),
    },
  ]);
  const shows = compileValues(definition.shows, at('shows'));
  const filled = compileValues('prefill' in definition ? definition.prefill : undefined, at('prefill'));
  const prefill = filled.map(([pointer, value]) => [pointerPath(pointer).join('/'), value] as const);
  const input = compileValues('input' in definition ? definition.input : undefined, at('input'));
  const choices = compileChoices(step.form, at('form'));
  const runs = compileRuns(name, definition, { parts: step.parts, place: at('runs') });
  const ways = [...actions.map(([, action]) => action), ...(runs?.call.edges ?? [])];
  const timed = definition.deadline ?? definition.after;
  const deadline = definition.deadline && compileExpression(definition.deadline.at, at('deadline/at'));
  const values = [...shows, ...prefill, ...input, ...choices].map(([, value]) => value);
  const own = deadline ? [...values, deadline] : values;
  const shown = own.flatMap(({ reads }) => reads).map(({ path }) => path.split('.'));
  const erases = [...step.kept].filter((kept) =>
    shown.some(([root, datum]) => root === 'data' && datum === kept),
  );
  return {
    kind: definition.kind,
    name,
    definition,
    form: 'form' in definition ? definition.form : undefined,
    saves: compileSaves(definition.saves),
    shows,
    prefill,
    input,
    choices,
    actions: new Map(actions),
    erases: erases.length > 0 ? erases : undefined,
    runs,
    deadline,
    own,
    edges: timed === undefined ? ways : [...ways, { to: timed.to, when: undefined, sets: [] }],
  };
}

/** Reads what data gives to each field: `choicesFrom`, `taskFrom`, `strengthFrom` or `lifeFrom`; an empty list where it is not there yet. */
function compileChoices(form: FormFile | undefined, place: Place): Values {
  return Object.entries(form?.ui ?? {}).flatMap(([field, ui]) => {
    const from = ui.choicesFrom ?? ui.taskFrom ?? ui.strengthFrom ?? ui.lifeFrom;
    return from === undefined ? [] : [[field, compileExpression({ var: [from, []] }, place)] as const];
  });
}
