import type { CompiledJourney, Library } from '../definition/compiled.ts';
import { afterLost } from '../definition/dependencies.ts';
import { journeyOf } from './draft.ts';
import { dropPast, takeBack, without } from './past.ts';
import type { SavedFrame, SavedState, SentCommit } from './saved.ts';
import { findShown, placeOf } from './shown.ts';
import type { Frame, JourneyState } from './state.ts';

// What a call, a timer or a screen of the run under way leaves in a frame is not kept.
const unkept = {
  pending: undefined,
  ahead: undefined,
  timer: undefined,
  background: undefined,
  barred: undefined,
};

/**
 * Keeps a run without its sensitive data and without what is under way. Each journey in it stands where it can go on
 * without what was left out: at the latest screen that needs none of it, nor do the steps after it. A call is never
 * kept: the holder sends it again himself, or not at all. Of a commit it is kept that it was sent, and nobody stands before
 * it again.
 */
export function save(library: Library, state: JourneyState): SavedState {
  const { runId, issued, frames } = state;
  const kept = keepFrom(library, frames);
  const sending = isSending(state);
  if (kept === undefined) return { runId, issued, frames: [], ...(sending && { unsure: true }) };
  const earlier = !sending && isEarlier(library, state, kept);
  return { runId, issued, frames: kept, ...(earlier && { earlier }) };
}

/** Returns whether a run goes on at another screen than the one in sight; behind an end there is none to go back to. */
function isEarlier(library: Library, { frames }: JourneyState, kept: readonly SavedFrame[]): boolean {
  const shown = findShown(library, frames);
  const top = kept.at(-1);
  if (shown?.step.kind === 'end' || shown === undefined || top === undefined) return false;
  return placeOf(top, top.step) !== placeOf(shown.frame, shown.step.name);
}

function keepFrom(library: Library, [present, ...above]: readonly Frame[]): SavedFrame[] | undefined {
  if (present === undefined) return undefined;
  // The screens before a commit that was done are not stood on again.
  const frame = present.barred ? { ...present, history: [] } : present;
  const journey = journeyOf(library, frame);
  const isSecret = (name: string) => journey.sensitive.has(name);
  const lost = Object.keys(frame.data).filter(isSecret);
  const needs = (step = '') => lost.some((name) => journey.needs.get(step)?.has(name));
  const can: Standing = (step) => !needs(step) && !needs(frame.again?.step);
  const known: Frame = {
    ...frame,
    past: dropPast(frame, isSecret),
    change: changeKept(frame, isSecret, can),
    data: { ...journey.initial, ...without(frame.data, isSecret) },
  };
  const saved = { ...known, ...unkept };
  // A caller can wait for its sub-journey, unless it has given it, or will read, what is left out. A kept call is given up.
  const waits = above.length > 0 && frame.pending === undefined && can(frame.step);
  const rest = waits ? keepFrom(library, above) : undefined;
  if (rest !== undefined) return [saved, ...rest];
  // What was done above, or may have been, is not stood before again here either.
  if (above.some((one) => one.committed || sentIn(one) !== undefined)) return undefined;
  const sent = sentIn(frame);
  const place = sent === undefined ? restingPlace(journey, known, can) : losingPlace(journey, known, can);
  return place && [{ ...saved, ...place, sent }];
}

/** Back to a summary that needs what is not kept would not find it. */
const changeKept = ({ change }: Frame, isSecret: (name: string) => boolean, can: Standing): Frame['change'] =>
  change && can(change.summary) ? { ...change, past: dropPast(change, isSecret) } : undefined;

/** Returns whether a commit is on its way: nobody knows what it has done before the bank has answered. */
export const isSending = ({ frames }: Pick<JourneyState, 'frames'>): boolean =>
  sentIn(frames.at(-1)) !== undefined;

/** Finds the commit that is on its way in a frame; one that waits for strong authentication was answered, and not done. */
function sentIn(frame: Frame | undefined): SentCommit | undefined {
  const pending = frame?.pending;
  if (pending?.key === undefined || pending.kept) return undefined;
  return { operation: pending.request.operation, key: pending.key };
}

/** Returns whether a run can stand at a step without what is left out. */
type Standing = (step: string) => boolean;
type Resting = Pick<Frame, 'step' | 'history'> & Partial<Pick<Frame, 'data' | 'past' | 'change' | 'due'>>;

/** Stays at a commit whose answer is lost with the page, if what the journey does then can do without what is left out. */
function losingPlace({ needs }: CompiledJourney, frame: Frame, can: Standing): Resting | undefined {
  const { step, history } = frame;
  return needs.has(afterLost(step)) && can(afterLost(step)) ? { step, history } : undefined;
}

function restingPlace(journey: CompiledJourney, frame: Frame, can: Standing): Resting | undefined {
  const { history, pending } = frame;
  const present = journey.steps.get(frame.step);
  // A branch is stood at only until what it decides by has been read.
  if ((present?.kind === 'end' || present?.kind === 'branch') && pending === undefined && can(frame.step))
    return { step: frame.step, history };
  const last = history.findLastIndex(can);
  // From the start again, unless something was done that must not be done twice.
  const { start } = journey.definition;
  const step = history[last] ?? (!frame.committed && can(start) ? start : undefined);
  const { change, due } = last === history.length - 1 ? frame : {};
  const known = takeBack(frame, Math.max(0, last));
  if (step === undefined) return undefined;
  return { step, history: history.slice(0, last + 1), ...known, change, due };
}
