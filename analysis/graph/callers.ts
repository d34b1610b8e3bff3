import type { JourneyFile, Step } from '#schemas';
import type { Sources } from '../source/sources.ts';
import { stepUpJourney } from './calls-above.ts';
import { everyJourney, stepsOf } from './journeys.ts';

/** Names journeys, and all that run one of them: as a step, as strong authentication, or through others. */
export function withCallers(ids: Iterable<string>, sources: Sources): string[] {
  const found = new Set(ids);
  const journeys = everyJourney(sources).map(({ source, definition }) => ({
    id: source.id,
    runs: runBy(definition),
  }));
  // A set visits what is added while it is walked.
  for (const each of found) for (const { id, runs } of journeys) if (runs.has(each)) found.add(id);
  return [...found];
}

const runBy = (definition: JourneyFile): ReadonlySet<string> =>
  new Set(stepsOf(definition, 'journey', 'call').flatMap(({ step }) => runByStep(step)));

const runByStep = (step: Step): string[] => {
  if (step.kind === 'journey') return [step.journey];
  return step.kind === 'call' && step.stepUp ? [stepUpJourney] : [];
};
