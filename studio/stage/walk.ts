import {
  screenOf,
  start,
  step,
  type Context,
  type Effect,
  type JourneyEvent,
  type JourneyState,
  type Library,
  type Move,
  type Refusal,
  type Screen,
} from '#engine';
import type { MomentLabel } from './messages.ts';

/** A moment of a walk: the whole run as it was, what had led there, and what was asked to be done. */
export type Moment = { state: JourneyState; label: MomentLabel; effects: readonly Effect[] };

/** What a walk begins with. */
export type Beginning = { journey: string; input: Readonly<Record<string, unknown>>; context: Context };

/** A run of a journey of which every moment is kept: the engine’s states are plain data, so that any can be gone back to. */
export type Walk = ReturnType<typeof createWalk>;

/** Makes a walk over a library that may change under it. */
export function createWalk(first: Library) {
  let library = first;
  let moments: readonly Moment[] = [];
  let at = -1;
  let run = 0;
  let seen: { library: Library; state: JourneyState; screen: Screen | undefined } | undefined;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const state = (): JourneyState | undefined => moments[at]?.state;
  const add = (move: Move, label: MomentLabel): void => {
    moments = [...moments.slice(0, at + 1), { state: move.state, label, effects: move.effects }];
    at = moments.length - 1;
    tell();
  };
  const lay = (laid: readonly Moment[]): void => {
    moments = laid;
    at = laid.length - 1;
    run += 1;
    tell();
  };
  const screen = (): Screen | undefined => {
    const now = state();
    if (!now) return undefined;
    if (seen?.state !== now || seen.library !== library)
      seen = { library, state: now, screen: screenOf(library, now) };
    return seen.screen;
  };
  return {
    state,
    screen,
    moments: () => moments,
    at: () => at,
    /** Another number for each run: what was typed belongs to one. */
    run: () => run,
    library: () => library,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin: (beginning: Beginning): void => {
      const move = start(library, { ...beginning, input: { ...beginning.input }, runId: 'studio' });
      lay([{ ...refreshed(library, move), label: { kind: 'begin' } }]);
    },
    /** Takes up moments that were lived elsewhere. */
    lay,
    send: (event: JourneyEvent, label: MomentLabel): Refusal | undefined => {
      const now = state();
      if (!now || now.ended) return 'ENDED';
      const move = refreshed(library, step(library, now, event));
      if (move.refusal === undefined) add(move, label);
      return move.refusal;
    },
    leave: (): void => {
      const now = state();
      if (now)
        add(
          { state: { ...now, frames: [], ended: { outcome: 'left', output: {} } }, effects: [] },
          { kind: 'left' },
        );
    },
    rewind: (to: number): void => {
      if (!moments[to]) return;
      at = to;
      run += 1;
      tell();
    },
    /** Goes on with the journeys as they are now: at the same place where it is still there, else at the last that is. */
    renew: (renewed: Library): void => {
      library = renewed;
      const stands = moments.findLastIndex((moment, index) => index <= at && isThere(renewed, moment.state));
      if (stands !== at) run += 1;
      at = stands;
      tell();
    },
  };
}

const isThere = ({ journeys }: Library, { frames }: JourneyState): boolean =>
  frames.every(({ journey, step: name, history }) => {
    const steps = journeys.get(journey)?.steps;
    return steps?.has(name) === true && history.every((shown) => steps.has(shown));
  });

/** What is read again is there at once: nothing of the bank has changed. */
function refreshed(library: Library, move: Move): Move {
  const { refreshing, context } = move.state;
  if (refreshing === undefined || !move.effects.some(({ id }) => id === refreshing)) return move;
  const next = step(library, move.state, { kind: 'refreshed', refreshId: refreshing, context });
  return { ...next, effects: [...move.effects, ...next.effects] };
}
