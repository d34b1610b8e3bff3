import type { GuardedEdge, JourneyFile } from '#schemas';
import { stepsOf } from './journeys.ts';

/** Lists the cases of branches and of answered calls, each list with its place. */
export function* casesOf(
  definition: JourneyFile,
): Generator<{ cases: readonly GuardedEdge[]; pointer: string }> {
  for (const { pointer, step } of stepsOf(definition, 'branch'))
    yield { cases: step.cases, pointer: `${pointer}/cases` };
  for (const { pointer, step } of stepsOf(definition, 'call')) {
    if (Array.isArray(step.ok)) yield { cases: step.ok, pointer: `${pointer}/ok` };
  }
}
