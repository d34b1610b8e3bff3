import { journeyError } from '../errors.ts';
import { holds } from '../rules/evaluator.ts';
import { type Draft, emit, note, journeyHere, journeyOf, nextId, own, scopeOf } from './draft.ts';
import type { Frame, PendingCall } from './state.ts';

/**
 * Puts a journey on top of the run, at its start or at the question where the holder had got to; answers whether the
 * journey’s `allow` lets it run.
 *
 * @throws {JourneyError} `JOURNEY_UNKNOWN`, or `INPUT_MISSING` when the caller does not give what the journey declares.
 */
export function pushFrame(draft: Draft, id: string, input: Record<string, unknown>): boolean {
  const journey = journeyOf(draft.library, { journey: id });
  for (const name in journey.definition.input)
    if (!Object.hasOwn(input, name)) throw journeyError('INPUT_MISSING', { journey: id, input: name });
  const frame: Frame = {
    frameId: nextId(draft),
    journey: id,
    version: journey.version,
    hash: journey.hash,
    step: journey.definition.start,
    input,
    data: journey.initial,
    counted: undefined,
    forms: {},
    history: [],
    past: undefined,
    change: undefined,
    committed: false,
    barred: undefined,
    again: undefined,
    pending: undefined,
    ahead: undefined,
    timer: undefined,
    due: undefined,
    background: undefined,
  };
  if (!holds(journey.allow, scopeOf(draft.context, frame))) return false;
  if (draft.frames.length > 0) draft.frames[draft.frames.length - 1] = draft.frame;
  draft.frames.push(frame);
  draft.frame = frame;
  goOn(draft);
  return true;
}

/** Stands where the frame is; one without a screen asks the bank first where the holder had got to, if it can. */
export function goOn(draft: Draft): void {
  const { resume } = journeyHere(draft);
  const { step, history } = draft.frame;
  if (resume === undefined || history.length > 0) draft.target = step;
  else sendCall(draft, { step, request: { operation: resume.operation }, resumes: true }, true);
}

/** Sends a call; the journey rests until it is answered. */
export function sendCall(
  draft: Draft,
  pending: Omit<PendingCall, 'callId' | 'kept'>,
  repeatable: boolean,
): void {
  const { request } = pending;
  const callId = emit(draft, { id: nextId(draft), kind: 'call', request, repeatable });
  draft.frame.pending = { ...pending, kept: false, callId };
}

/** Takes the top frame away; a commit made in it bars Back in its caller too. The caller must have a frame. */
export function popFrame(draft: Draft): void {
  const { committed } = draft.frame;
  stopWaiting(draft);
  draft.frames.pop();
  draft.frame = own(draft.frames);
  if (committed) barBack(draft, committed);
}

/** Bars Back at a commit: the present screen stays visible until the next one, and nothing before that is kept. */
export function barBack(draft: Draft, done: readonly string[]): void {
  const { frame } = draft;
  frame.committed = done.concat(frame.committed || []);
  frame.barred = [...(frame.barred ?? []), frame.step];
  frame.again = undefined;
  frame.history = frame.history.slice(-1);
  frame.past = undefined;
  frame.change = undefined;
}

/** Notes what has failed behind a commit that was done, so that the screen in sight leads on there. */
export function noteFailed({ frame }: Draft): void {
  const { step, barred: done } = frame;
  if (done) frame.again = { step, done };
}

/** Stops what the screen that is being left waits for, and what was sent ahead. */
export function stopWaiting(draft: Draft): void {
  dropAhead(draft);
  stopAsking(draft);
  stopTimer(draft);
}

/** Stops the time of a screen. */
export function stopTimer(draft: Draft): void {
  cancel(draft, draft.frame.timer);
  draft.frame.timer = draft.frame.due = undefined;
}

/** Cancels what runs behind a screen. */
export function stopAsking(draft: Draft): void {
  const { background } = draft.frame;
  draft.frame.background = undefined;
  cancel(draft, background?.callId);
  cancel(draft, background?.timer);
}

/** Cancels what was sent ahead: the run goes on elsewhere. */
export function dropAhead(draft: Draft): void {
  for (const { callId } of draft.frame.ahead ?? []) cancel(draft, callId);
  draft.frame.ahead = undefined;
}

/** Cancels a call or a timer, where there is one. */
export function cancel(draft: Draft, id: string | undefined): void {
  if (id !== undefined) emit(draft, { id: nextId(draft), kind: 'cancel', cancels: id });
}

/** Ends the whole run. */
export function endRun(draft: Draft, outcome: string, output: Record<string, unknown> = {}): void {
  if (draft.frames.length > 0) {
    stopWaiting(draft);
    note(draft, 'ended', outcome);
  }
  draft.ended = { outcome, output };
  draft.refreshing = draft.target = undefined;
}
