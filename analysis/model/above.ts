import type { JourneyFile, Step } from '#schemas';
import type { Sources } from '../source/sources.ts';
import { journeyNamed, routesOf, stepsOf } from './journeys.ts';
import { isScreen } from './walk.ts';

/** What a journey that runs above another can do to it, besides ending with an outcome. */
export type Above = {
  /** It may be refused, or be kept from running, before it has shown a screen: its caller’s last one is in sight then. */
  failsAtOnce: boolean;
  /** A refusal of type FORM-PREVIOUS or FIELD-PREVIOUS in it may close it and go back to any screen of its caller. */
  sendsBack: boolean;
};

/** Says what the journey that a step runs, by itself or as strong authentication, can do to the step’s own; nothing when it runs none. */
export function aboveOf(step: Step | undefined, sources: Sources): Above | undefined {
  const id =
    step?.kind === 'call' && step.stepUp ? 'sca' : step?.kind === 'journey' ? step.journey : undefined;
  const called = id === undefined ? undefined : journeyNamed(sources, id)?.definition;
  if (id === undefined) return undefined;
  // Of a journey that is not there nothing is known, and another rule tells.
  if (called === undefined) return { failsAtOnce: true, sendsBack: true };
  const failsAtOnce =
    called.allow !== undefined || called.resume !== undefined || !isScreen(called, called.start);
  return { failsAtOnce, sendsBack: sendsBack(called, sources, new Set([id])) };
}

function sendsBack(called: JourneyFile, sources: Sources, seen: ReadonlySet<string>): boolean {
  const { operations } = sources.language.contract;
  const routed = routesOf(called).map(({ route }) => route.type);
  const declared = stepsOf(called, 'call').flatMap(({ step }) =>
    Object.values(operations.get(step.operation)?.errors ?? {}).map(({ type }) => type),
  );
  if ([...routed, ...declared].some((type) => type.endsWith('-PREVIOUS'))) return true;
  return stepsOf(called, 'journey').some(({ step }) => {
    const next = journeyNamed(sources, step.journey)?.definition;
    return (
      next !== undefined &&
      !seen.has(step.journey) &&
      sendsBack(next, sources, new Set([...seen, step.journey]))
    );
  });
}
