import {
  restore,
  save,
  screenOf,
  start,
  step,
  type BankReply,
  type BankRequest,
  type Context,
  type Effect,
  type JourneyEvent,
  type JourneyState,
  type Library,
  type Move,
  type Refusal,
  type Screen,
} from '#engine';

/** A run under way in a test: the state, what the last move did, and the timers that tick. */
export type Playing = {
  state(): JourneyState;
  screen(): Screen | undefined;
  /** Why the last move changed nothing; nothing when it did. */
  refusal(): Refusal | undefined;
  /** What the last move asked to be done. */
  effects(): readonly Effect[];
  /** The call that waits for an answer; while none does, the one behind the screen. */
  call(): { callId: string; request: BankRequest } | undefined;
  act(action: string, values?: Record<string, unknown>): void;
  /** Says what stands in the fields of the screen in sight. */
  type(values: Record<string, unknown>): void;
  answer(reply: BankReply): void;
  wait(seconds: number): void;
  /** How many seconds have to pass until something happens by itself; nothing when nothing will. */
  untilNext(): number | undefined;
  reload(): void;
  /** Says what is read again when the next move asks for it: nothing else than before unless this says so. */
  willRead(context: Context | undefined): void;
};

/** What a run begins with, and when, in epoch milliseconds. */
export type Beginning = { journey: string; input: Record<string, unknown>; context: Context; now: number };

/** Plays a journey on the engine’s own moves; the clock stands still but for `wait`. */
export function play(library: Library, beginning: Beginning): Playing {
  let { now } = beginning;
  let move: Move = refreshedAtOnce(library, start(library, { ...beginning, runId: 'scenario' }), beginning);
  let effects = move.effects;
  // When each of them goes off.
  const timers = new Map<string, number>();
  const calls = new Map<string, BankRequest>();
  note(move.effects);

  function note(made: readonly Effect[]): void {
    for (const effect of made) {
      if (effect.kind === 'timer') timers.set(effect.id, now + effect.seconds * 1000);
      if (effect.kind === 'call') calls.set(effect.id, effect.request);
      if (effect.kind === 'cancel') timers.delete(effect.cancels);
    }
  }
  let read: { context: Context | undefined } | undefined;
  function take(made: Move): void {
    const next = refreshedAtOnce(library, made, { now, ...(read ?? { context: made.state.context }) });
    read = undefined;
    move = next;
    effects = next.effects;
    note(next.effects);
  }
  const send = (event: JourneyEvent): void => take(step(library, move.state, { ...event, now }));
  const screen = (): Screen | undefined => screenOf(library, move.state);
  const call = (): ReturnType<Playing['call']> => callIn(move.state, calls);
  const wait = (seconds: number): void => {
    const passed: Effect[] = [];
    const until = now + seconds * 1000;
    for (let next = firstUntil(timers, until); next; next = firstUntil(timers, until)) {
      now = Math.max(now, next.at);
      timers.delete(next.timerId);
      send({ kind: 'timer', timerId: next.timerId });
      passed.push(...effects);
    }
    [now, effects] = [until, passed];
  };

  return {
    state: () => move.state,
    screen,
    refusal: () => move.refusal,
    effects: () => effects,
    call,
    act: (action, values) => {
      const at = screen()?.at ?? '';
      if (action === 'back') send({ kind: 'back', at });
      else send({ kind: 'action', at, action, ...(values !== undefined && { values }) });
    },
    type: (values) => send({ kind: 'typed', at: screen()?.at ?? '', values }),
    answer: (reply) => send({ kind: 'reply', callId: call()?.callId ?? '', reply }),
    wait,
    untilNext: () => secondsUntil(firstUntil(timers, Number.POSITIVE_INFINITY), now),
    willRead: (context) => void (read = { context }),
    reload: () => {
      timers.clear();
      take(reloaded(library, move.state, now));
    },
  };
}

/** Finds the timer that goes off first, until then. */
function firstUntil(timers: ReadonlyMap<string, number>, until: number) {
  const due = [...timers].map(([timerId, at]) => ({ timerId, at })).filter(({ at }) => at <= until);
  return due.toSorted((one, other) => one.at - other.at)[0];
}

/** Saves a run and takes it up again; what is saved is plain JSON: what does not survive that would not survive a reload. */
function reloaded(library: Library, state: JourneyState, now: number): Move {
  const kept = JSON.stringify(save(library, state));
  return restore(library, JSON.parse(kept) as ReturnType<typeof save>, { context: state.context, now });
}

const secondsUntil = (due: { at: number } | undefined, now: number): number | undefined =>
  due && Math.max(1, Math.ceil((due.at - now) / 1000));

/** Has what a move asks to be read again read at once: with a context, or without one when it cannot be read. */
export function refreshedAtOnce(
  library: Library,
  move: Move,
  { context, now }: { context: Context | undefined; now: number },
): Move {
  const { refreshing } = move.state;
  const isUnderWay = move.effects.some(({ id }) => id === refreshing);
  if (refreshing === undefined || !isUnderWay) return move;
  const next = step(library, move.state, { kind: 'refreshed', refreshId: refreshing, context, now });
  return { ...next, effects: [...move.effects, ...next.effects] };
}

/** Finds the call that waits: that of a step, which may be kept for strong authentication, or the one behind the screen. */
function callIn(
  { frames }: JourneyState,
  calls: ReadonlyMap<string, BankRequest>,
): ReturnType<Playing['call']> {
  const { pending, background } = { ...frames.at(-1) };
  if (pending) return pending.kept ? undefined : pending;
  const { callId = '' } = { ...background };
  const request = calls.get(callId);
  return request && { callId, request };
}
