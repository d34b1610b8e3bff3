import type { Library } from '../definition/compiled.ts';
import type { JourneyEvent, Refusal } from '../machine/event.ts';
import type { Move } from '../machine/move.ts';
import { restore } from '../machine/restore.ts';
import { isSending, save } from '../machine/save.ts';
import type { SavedState } from '../machine/saved.ts';
import type { Screen } from '../machine/screen.ts';
import { screenOf } from '../machine/screen-of.ts';
import { start } from '../machine/start.ts';
import type { Ending, JourneyState } from '../machine/state.ts';
import { step } from '../machine/step.ts';
import type { Context, Ports } from '../ports.ts';
import { unsurePopup } from '../steps/call/lose.ts';
import { openBrokenPopup } from './broken.ts';
import { createRunning } from './calls.ts';
import { createRunner } from './run-effects.ts';

/** What a session runs. */
export type SessionOptions = {
  library: Library;
  ports: Ports;
  /** A name that no other run has had, of sixteen characters at least and unguessable: the bank knows commits by it. */
  runId: string;
  journey: string;
  input: Record<string, unknown>;
  context: Context;
  /** A run to take up again instead of starting one. */
  saved?: SavedState;
};

/** One run of a journey, with the world around it. */
export type JourneySession = {
  /** What the holder sees; the same object until something changes. */
  screen(): Screen | undefined;
  state(): JourneyState;
  /** Calls the listener after every change; answers the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Does an action of the screen in sight; answers why not, when it is refused. */
  act(action: string, values?: Record<string, unknown>): Refusal | undefined;
  back(): Refusal | undefined;
  /**
   * Closes the run from outside: calls and timers are cancelled, and it ends as `left`. Of a commit that was on its way it is
   * said that nobody knows whether it was done; the one who leaves then asks first.
   */
  leave(): void;
  /** Says what stands in the fields of the screen in sight, at first and whenever it changes. */
  typed(values: Record<string, unknown>): void;
  /** Says that the page has been out of sight: what waits for its time asks now. */
  awake(): void;
  updateContext(context: Context): void;
  /** How the run ended; rejects only with a JourneyError, when the journey itself is broken. */
  finished: Promise<Ending>;
};

/**
 * Runs a journey through ports: the one place of the engine that acts. A second submit while a call is under way does
 * nothing, and a reply to a call that is no longer awaited is dropped.
 *
 * @throws {JourneyError} when the journey cannot start: unknown, changed since it was saved, or without its input.
 */
export function createSession(options: SessionOptions): JourneySession {
  const { library, ports, runId } = options;
  const listeners = new Set<() => void>();
  const { promise: finished, resolve, reject } = Promise.withResolvers<Ending>();
  const running = createRunning(ports, {
    event: dispatch,
    broken: breakOff,
  });
  const first = begin(options);
  let state = first.state;
  let open = true;

  function close(): void {
    open = false;
    running.stop();
    ports.store.forget(runId);
  }

  function breakOff(cause: unknown): void {
    if (!open) return;
    close();
    openBrokenPopup(ports, library, { state, cause });
    reject(cause);
  }

  function apply(move: Move): void {
    state = move.state;
    const kept = state.ended === undefined ? ports.store.save(runId, save(library, state)) : undefined;
    const run = createRunner(ports, running, isSending(state) ? kept : undefined);
    for (const effect of move.effects) if (open) run(effect);
    if (open && state.ended !== undefined) {
      close();
      resolve(state.ended);
    }
    for (const listener of listeners) listener();
  }

  function dispatch(event: JourneyEvent): Refusal | undefined {
    if (!open) return 'ENDED';
    try {
      const move = step(library, state, { ...event, now: ports.clock.now() });
      if (move.refusal === undefined) apply(move);
      return move.refusal;
    } catch (cause) {
      breakOff(cause);
      return 'ENDED';
    }
  }

  const screen = rememberScreen(library, () => state);
  apply(first);
  return {
    ...doneOnScreen(dispatch, () => screen()?.at ?? ''),
    screen,
    state: () => state,
    subscribe: subscribeTo(listeners),
    leave: () => (open ? apply(leaving(state)) : undefined),
    updateContext: (context) => void dispatch({ kind: 'context', context }),
    finished,
  };
}

type OnScreen = Pick<JourneySession, 'act' | 'back' | 'typed' | 'awake'>;

/** Makes what is done on the screen in sight. */
const doneOnScreen = (
  dispatch: (event: JourneyEvent) => Refusal | undefined,
  at: () => string,
): OnScreen => ({
  act: (action, values) => dispatch({ kind: 'action', at: at(), action, ...(values && { values }) }),
  back: () => dispatch({ kind: 'back', at: at() }),
  typed: (values) => void dispatch({ kind: 'typed', at: at(), values }),
  awake: () => void dispatch({ kind: 'awake' }),
});

const subscribeTo =
  (listeners: Set<() => void>): JourneySession['subscribe'] =>
  (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

/** Closes a run that nobody ends from inside. */
const leaving = (state: JourneyState): Move => ({
  state: { ...state, frames: [], ended: { outcome: 'left', output: {} } },
  effects: isSending(state) ? [{ id: `${state.runId}.left`, kind: 'error-popup', popup: unsurePopup() }] : [],
});

function begin(options: SessionOptions): Move {
  const { library, saved, ports } = options;
  const begun = { ...options, now: ports.clock.now() };
  return saved === undefined ? start(library, begun) : restore(library, saved, begun);
}

/** Derives the screen once for each state, so that anyone who compares by identity sees no change where there is none. */
function rememberScreen(library: Library, state: () => JourneyState): () => Screen | undefined {
  let seen: { state: JourneyState; screen: Screen | undefined } | undefined;
  return () => {
    const now = state();
    if (seen?.state !== now) seen = { state: now, screen: screenOf(library, now) };
    return seen.screen;
  };
}
