import type { CompiledJourney, Library } from '../definition/compiled.ts';
import { journeyError } from '../errors.ts';
import type { Context } from '../ports.ts';
import { advance } from './advance.ts';
import { beginMove, endMove, journeyOf } from './draft.ts';
import { endRun, goOn } from './frames.ts';
import type { Move } from './move.ts';
import type { Frame, JourneyState } from './state.ts';

/** A frame as it is kept: nothing sensitive, no call, no timer. */
export type SavedFrame = Omit<Frame, 'pending' | 'timer' | 'barred'>;

/** A run as it is kept, plain JSON; without frames it cannot be taken up again. */
export type SavedState = { runId: string; issued: number; frames: readonly SavedFrame[] };

/**
 * Keeps a run without its sensitive data and without what is under way. Each journey in it stands where it can go on
 * without what was left out: at the latest screen that needs none of it, nor do the steps after it. A call is never
 * kept: the holder sends it again himself, or not at all.
 */
export function save(library: Library, state: JourneyState): SavedState {
  const { runId, issued } = state;
  return { runId, issued, frames: keepFrom(library, state.frames) ?? [] };
}

/**
 * Takes a kept run up again; one that cannot go on ends as `interrupted`.
 *
 * @throws {JourneyError} `JOURNEY_CHANGED` with both versions and fingerprints when the journey is not the one that was saved.
 */
export function restore(library: Library, saved: SavedState, context: Context): Move {
  const frames = saved.frames.map((frame) => checked(library, frame));
  const draft = beginMove(library, { ...saved, context, frames });
  if (frames.length === 0) endRun(draft, 'interrupted');
  else goOn(draft);
  advance(draft);
  return endMove(draft);
}

function checked(library: Library, frame: SavedFrame): Frame {
  const { version, hash } = journeyOf(library, frame);
  // The fingerprint is of the whole journey, its version too.
  if (hash === frame.hash) return { ...frame, barred: false };
  const saved = { version: frame.version, hash: frame.hash };
  throw journeyError('JOURNEY_CHANGED', { journey: frame.journey, saved, present: { version, hash } });
}

function keepFrom(library: Library, [present, ...above]: readonly Frame[]): SavedFrame[] | undefined {
  if (present === undefined) return undefined;
  // The screens before a commit that was done are not stood on again.
  const frame = present.barred ? { ...present, history: [] } : present;
  const journey = journeyOf(library, frame);
  const lost = Object.keys(frame.data).filter((name) => journey.sensitive.has(name));
  const can: Standing = (step) => !lost.some((name) => journey.needs.get(step)?.has(name) === true);
  const { pending, timer: _timer, barred: _barred, ...kept } = frame;
  const plain = Object.entries(frame.data).filter(([name]) => !lost.includes(name));
  const saved = { ...kept, data: { ...journey.initial, ...Object.fromEntries(plain) } };
  // A caller can wait for its sub-journey, unless it has given it, or will read, what is left out. A kept call is given up.
  const waits = above.length > 0 && pending === undefined && can(frame.step);
  const rest = waits ? keepFrom(library, above) : undefined;
  if (rest !== undefined) return [saved, ...rest];
  const place = restingPlace(journey, frame, can);
  return place && [{ ...saved, ...place }];
}

/** Returns whether a run can stand at a step without what is left out. */
type Standing = (step: string) => boolean;

function restingPlace(
  journey: CompiledJourney,
  frame: Frame,
  can: Standing,
): Pick<Frame, 'step' | 'history'> | undefined {
  const { history, pending } = frame;
  const present = journey.steps.get(frame.step);
  if (present?.kind === 'end' && pending === undefined && can(frame.step))
    return { step: frame.step, history };
  const last = history.findLastIndex(can);
  const step = history[last];
  if (step !== undefined) return { step, history: history.slice(0, last + 1) };
  // From the start again, unless something was done that must not be done twice.
  const commits = present?.kind === 'call' && present.definition.commit === true;
  const { start } = journey.definition;
  return frame.committed || commits || !can(start) ? undefined : { step: start, history: [] };
}
