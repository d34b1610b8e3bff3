import type { JourneyFile } from '#schemas';
import { stepUpJourney } from '../graph/calls-above.ts';
import { fingerprint, hasStepUp, journeysRun, soundJourneys } from '../graph/journeys.ts';
import { migrationFor } from '../graph/migrations.ts';
import type { JourneySource, Sources } from '../source/sources.ts';

/**
 * What becomes of holders who are in the middle of a journey when it is released: the change is none to them (`safe`),
 * a migration takes them up (`migrated`), they go on where the bank says they had got to (`mapped`), or begin again (`restart`);
 * the journey is `gone`, or `new`, or one in which nobody is ever kept (`never-kept`). A kept run is taken up only by the same
 * version with the same content, or by a migration.
 */
export type HoldersFate = {
  fate: 'safe' | 'migrated' | 'mapped' | 'restart' | 'gone' | 'new' | 'never-kept';
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
  if (!was) return alone('new');
  const isSame = is && was.version === is.version && fingerprint(before, was) === fingerprint(after, is);
  if (isSame === true) return alone('safe');
  const callers = callersOf(before.id, earlier);
  if (isStepUpAlone(was, callers, earlier)) return alone('never-kept');
  if (!is) return { fate: 'gone', lostStates: [], callers };
  // Whose version is the same is taken up by none.
  if (was.version !== is.version && migrationFor(is, was.version))
    return { fate: 'migrated', lostStates: [], callers };
  return { ...resumedBy(was, is), callers };
}

const alone = (fate: HoldersFate['fate']): HoldersFate => ({ fate, lostStates: [], callers: [] });

function resumedBy(was: JourneyFile, is: JourneyFile): Omit<HoldersFate, 'callers'> {
  const { resume } = is;
  if (!resume) return { fate: 'restart', lostStates: [] };
  const lostStates = Object.keys(was.resume?.at ?? {}).filter((state) => resume.at[state] === undefined);
  return { fate: 'mapped', lostStates };
}

const callersOf = (id: string, earlier: Sources): string[] =>
  soundJourneys(earlier)
    .filter(({ definition }) => journeysRun(definition).has(id))
    .map(({ source }) => source.id);

/** Tells what runs for strong authentication alone: a call waits beneath, and a run with a call under way is kept without it. */
const isStepUpAlone = ({ id, opens }: JourneyFile, callers: readonly string[], earlier: Sources): boolean =>
  id === stepUpJourney &&
  opens === undefined &&
  callers.length === 0 &&
  soundJourneys(earlier).some(({ definition }) => hasStepUp(definition));
