import type { Step, JourneyFile } from '#schemas';
import type { OperationFacts } from '../source/contract.ts';
import type { Sources } from '../source/sources.ts';
import { holdsBelow } from './call-interface.ts';
import { everyJourney, hasStepUp, journeysRun } from './journeys.ts';
import { reach } from './worklist.ts';

/** What a journey that runs above another can do to it, besides ending with an outcome. */
export type Above = {
  /** It may be refused, or be kept from running, before it has shown a screen: its caller’s last one is in sight then. */
  failsAtOnce: boolean;
  /** A refusal of type FORM-PREVIOUS or FIELD-PREVIOUS in it may close it and go back to any screen of its caller. */
  sendsBack: boolean;
};

/** The journey of strong authentication, which a call that steps up runs above its own. */
export const stepUpJourney = 'sca';

/** Returns whether the bank may answer an operation with a challenge. */
export const asksForProof = (operation: OperationFacts | undefined): boolean =>
  operation !== undefined && (operation.sca || operation.scaResult);

/** Says what the journey that a step runs, by itself or as strong authentication, can do to the step’s own; nothing when it runs none. */
export function aboveOf(step: Step | undefined, sources: Sources): Above | undefined {
  const id =
    step?.kind === 'call' && step.stepUp
      ? stepUpJourney
      : step?.kind === 'journey'
        ? step.journey
        : undefined;
  if (id === undefined) return undefined;
  const called = sources.effects.get(id);
  // Of a journey that is not there nothing is known, and another rule tells.
  if (called === undefined) return { failsAtOnce: true, sendsBack: true };
  return {
    failsAtOnce: called.failsAtOnce,
    sendsBack: holdsBelow(id, sources, ({ sendsBack }) => sendsBack),
  };
}

/** Names journeys, and all that run one of them: as a step, as strong authentication, or through others. */
export function withCallers(ids: Iterable<string>, sources: Sources): string[] {
  const journeys = everyJourney(sources).map(({ source, definition }) => ({
    id: source.id,
    runs: runBy(definition),
  }));
  return [...reach(ids, (each) => journeys.flatMap(({ id, runs }) => (runs.has(each) ? [id] : [])))];
}

const runBy = (definition: JourneyFile): ReadonlySet<string> =>
  new Set([...journeysRun(definition), ...(hasStepUp(definition) ? [stepUpJourney] : [])]);
