import { fingerprint } from '../model/fingerprint.ts';
import { soundJourneys, stepsOf } from '../model/journeys.ts';
import type { JourneySource, Sources } from '../source/sources.ts';

/**
 * What becomes of holders who are in the middle of a journey when it is released: they go on (`safe`), go on where the
 * bank says they had got to (`mapped`), or begin again (`restart`). A kept run is taken up only by the same version with
 * the same content.
 */
export type HoldersFate = {
  fate: 'safe' | 'mapped' | 'restart';
  /** States of the bank that had a place to go on at, and have none now: there it begins at the start. */
  lostStates: readonly string[];
  /** Journeys whose runs are thrown back as well, while they are inside this one. */
  callers: readonly string[];
};

/** Works out what becomes of holders in the middle of a journey. */
export function fateOf(
  before: JourneySource,
  after: JourneySource,
  { earlier }: { earlier: Sources },
): HoldersFate {
  const [was, is] = [before.journey?.value, after.journey?.value];
  if (!was || !is) return { fate: 'restart', lostStates: [], callers: [] };
  if (was.version === is.version && fingerprint(before, was) === fingerprint(after, is))
    return { fate: 'safe', lostStates: [], callers: [] };
  const callers = soundJourneys(earlier)
    .filter(({ definition }) => stepsOf(definition, 'journey').some(({ step }) => step.journey === before.id))
    .map(({ source }) => source.id);
  const states = Object.keys(was.resume?.at ?? {});
  const lostStates = states.filter((state) => is.resume?.at[state] === undefined);
  return { fate: is.resume ? 'mapped' : 'restart', lostStates: is.resume ? lostStates : [], callers };
}
