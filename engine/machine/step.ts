import type { Library } from '../definition/compiled.ts';
import { actOnScreen, leaveScreen } from '../steps/screen/act.ts';
import { settle } from '../steps/call/settle.ts';
import { askAgain, askNow, hearAnswer, noteTyped } from '../steps/screen/ask.ts';
import { isOver, timedWay } from '../steps/screen/time.ts';
import { leaveEnd } from '../steps/end/enter.ts';
import { advance } from './advance.ts';
import { isChanging, leaveChange } from './change.ts';
import { type Draft, beginMove, endMove, stepHere } from './draft.ts';
import type { JourneyEvent, Refusal } from './event.ts';
import { popFrame } from './frames.ts';
import type { Move } from './move.ts';
import { takeBack } from './past.ts';
import { isScreen } from '../definition/is-screen.ts';
import { canGoBack, findShown, isWaiting, placeOf } from './shown.ts';
import type { JourneyState } from './state.ts';

/**
 * Returns the move that an event makes. Nothing is done here: the effects say what is to be done. The same state and
 * the same event always make the same move.
 *
 * @throws {JourneyError} only when the journey itself is broken, such as a guard over a variable that is not there.
 */
export function step(library: Library, state: JourneyState, event: JourneyEvent): Move {
  if (state.ended !== undefined) return { state, effects: [], refusal: 'ENDED' };
  if (event.kind === 'context') return { state: { ...state, context: event.context }, effects: [] };
  const draft = beginMove(library, state, event.now);
  const refusal = handle(draft, event);
  if (refusal !== undefined) return { state, effects: [], refusal };
  advance(draft);
  return endMove(draft);
}

type Handled = Exclude<JourneyEvent, { kind: 'context' }>;
type Handler<Event> = (draft: Draft, event: Event) => Refusal | undefined;

const handlers: { [Kind in Handled['kind']]: Handler<Handled & { kind: Kind }> } = {
  reply: hear,
  refreshed: goOnRefreshed,
  action: act,
  back: goBack,
  timer: hearTimer,
  typed: noteTyped,
  awake: askAgain,
};

function handle(draft: Draft, event: Handled): Refusal | undefined {
  const gone = 'at' in event ? elsewhere(draft, event.at) : undefined;
  if (gone !== undefined) return gone;
  // What the holder does once the time of a screen is over comes too late; what the bank answers is heard.
  const isAnswer = event.kind === 'reply' || event.kind === 'refreshed';
  if (!isAnswer && isOver(draft)) return expire(draft);
  return (handlers[event.kind] as Handler<Handled>)(draft, event); // the one for its kind
}

/** Refuses what was done on a screen that is no longer in sight, or while a call is under way. */
function elsewhere(draft: Draft, at: string): Refusal | undefined {
  const shown = findShown(draft.library, draft.frames);
  if (shown === undefined || placeOf(shown.frame, shown.step.name) !== at) return 'SCREEN_GONE';
  return draft.frame.pending === undefined && !isWaiting(draft.library, draft.frames) ? undefined : 'BUSY';
}

function act(draft: Draft, event: JourneyEvent & { kind: 'action' }): Refusal | undefined {
  const current = stepHere(draft);
  if (isScreen(current)) return actOnScreen(draft, current, event);
  if (current?.kind !== 'end' || event.action !== 'close') return 'ACTION_UNKNOWN';
  leaveEnd(draft, current);
  return undefined;
}

function goBack(draft: Draft): Refusal | undefined {
  const { library, frame } = draft;
  if (!canGoBack(library, draft.frames)) return 'BACK_BARRED';
  const current = stepHere(draft);
  if (isScreen(current)) leaveScreen(draft, current);
  if (isChanging(frame)) {
    draft.target = leaveChange(draft);
    return undefined;
  }
  const isWithin = frame.history.length > 1;
  if (!isWithin) popFrame(draft);
  const screen = draft.frame.history.length - (isWithin ? 2 : 1);
  Object.assign(draft.frame, takeBack(draft.frame, screen));
  draft.target = draft.frame.history[screen];
  return undefined;
}

function hear(draft: Draft, event: JourneyEvent & { kind: 'reply' }): Refusal | undefined {
  const { pending, background, ahead } = draft.frame;
  const { callId, reply } = event;
  if (background?.callId === callId) return hearAnswer(draft, reply);
  if (ahead?.some((call) => call.callId === callId)) {
    draft.frame.ahead = ahead.map((call) => (call.callId === callId ? { ...call, reply } : call));
    return undefined;
  }
  if (pending?.callId !== callId) return 'REPLY_UNEXPECTED';
  draft.passes = true;
  settle(draft, pending, reply);
  return undefined;
}

function goOnRefreshed(draft: Draft, event: JourneyEvent & { kind: 'refreshed' }): Refusal | undefined {
  const { refreshId, context } = event;
  if (draft.refreshing !== refreshId) return 'REFRESH_UNEXPECTED';
  draft.refreshing = context ? undefined : 'failed';
  draft.context = context ?? draft.context;
  draft.passes = true;
  if (isWaiting(draft.library, draft.frames)) draft.target = draft.frame.step;
  return undefined;
}

function hearTimer(draft: Draft, { timerId }: { timerId: string }): Refusal | undefined {
  const { background, timer } = draft.frame;
  if (background?.timer === timerId) return askNow(draft);
  if (timer !== timerId) return 'TIMER_UNEXPECTED';
  draft.frame.timer = undefined;
  return expire(draft);
}

/** Goes on by the way of a screen whose time is over. */
function expire(draft: Draft): undefined {
  const current = stepHere(draft);
  if (!isScreen(current)) return;
  leaveScreen(draft, current);
  draft.target = timedWay(current)?.to;
}
