import type { JourneyFile, Step } from '#schemas';
import type { Sources } from '../source/sources.ts';
import { stepUpJourney } from './calls-above.ts';
import { everyJourney, stepsOf } from './journeys.ts';
import { reach } from './worklist.ts';

/** Names journeys, and all that run one of them: as a step, as strong authentication, or through others. */
export function withCallers(ids: Iterable<string>, sources: Sources): string[] {
  const journeys = everyJourney(sources).map(({ source, definition }) => ({
    id: source.id,
    runs: runBy(definition),
  }));
  return [...reach(ids, (each) => journeys.flatMap(({ id, runs }) => (runs.has(each) ? [id] : [])))];
}

const runBy = (definition: JourneyFile): ReadonlySet<string> =>
  new Set(stepsOf(definition, 'journey', 'call').flatMap(({ step }) => runByStep(step)));

const runByStep = (step: Step): string[] => {
  if (step.kind === 'journey') return [step.journey];
  return step.kind === 'call' && step.stepUp ? [stepUpJourney] : [];
};
