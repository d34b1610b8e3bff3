import { stepsOf, type Project } from './project.ts';
import { at, nodesIn } from './tree.ts';

/** A list of cases, with its place. */
export type Cases = { file: string; pointer: string; cases: readonly { when?: unknown; to: string }[] };

/** Lists the cases of branches and of answered calls. */
export function casesOf(project: Project): Cases[] {
  // A table by a value has no guards to be mistaken in.
  const branches = stepsOf(project, 'branch').flatMap(({ file, pointer, step }) =>
    Array.isArray(step.cases) ? [{ file, pointer: `${pointer}/cases`, cases: step.cases }] : [],
  );
  const calls = stepsOf(project, 'call').flatMap(({ file, pointer, step }) =>
    Array.isArray(step.ok) ? [{ file, pointer: `${pointer}/ok`, cases: step.ok }] : [],
  );
  return [...branches, ...calls];
}

/** Lists the guards of cases and actions. */
export function guardsOf({ journeys }: Project): { file: string; pointer: string; guard: unknown }[] {
  return journeys.flatMap(({ file, definition }) =>
    [...nodesIn(definition.steps, at('steps'))].flatMap(({ pointer, value }) =>
      pointer.endsWith('/when') ? [{ file, pointer, guard: value }] : [],
    ),
  );
}
