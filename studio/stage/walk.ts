import {
  JourneyError,
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
import { madeBy } from './made-by.ts';
import type { Made, MomentLabel } from './messages.ts';

/** A moment of a walk: the whole run as it was, what had led there, and what was asked to be done. */
export type Moment = {
  state: JourneyState;
  label: MomentLabel;
  made: Made;
  effects: readonly Effect[];
  /** The scenario that it was laid from. */
  scenario?: { name: string; title: string };
};

/** What a walk begins with. */
export type Beginning = {
  journey: string;
  input: Readonly<Record<string, unknown>>;
  context: Context;
  /** When a scenario of it begins. */
  now?: string | undefined;
};

/** A run of a journey of which every moment is kept: the engine’s states are plain data, so that any can be gone back to. */
export type Walk = ReturnType<typeof createWalk>;

/**
 * Makes a walk over a library that may change under it. Where a screen cannot be composed, for want of what it shows, the
 * one of before stays in sight, and who listens is told of the step.
 */
export function createWalk(first: Library, onUnshown: (step: string) => void = () => undefined) {
  let library = first;
  let moments: readonly Moment[] = [];
  let at = -1;
  let run = 0;
  const listeners = new Set<() => void>();
  const stand = (index: number, isAnother: boolean): void => {
    at = index;
    if (isAnother) run += 1;
    for (const listener of listeners) listener();
  };
  const state = (): JourneyState | undefined => moments[at]?.state;
  const canShow = showing(onUnshown);
  const add = (moment: Moment): void => {
    if (!canShow(library, moment.state)) return;
    moments = [...moments.slice(0, at + 1), moment];
    stand(moments.length - 1, false);
  };
  const lay = (laid: readonly Moment[], to = laid.length - 1): void => {
    const there = Math.max(0, Math.min(to, laid.length - 1));
    if (!canShow(library, laid[there]?.state)) return;
    moments = laid;
    stand(there, true);
  };
  return {
    state,
    screen: rememberScreen(() => ({ library, state: state() })),
    moments: () => moments,
    at: () => at,
    /** Another number for each run: what was typed belongs to one. */
    run: () => run,
    library: () => library,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin: (beginning: Beginning): void => lay([begunIn(library, beginning)]),
    /** Takes up moments that were lived elsewhere, and stands at one of them, the last unless it is said. */
    lay,
    send: (event: JourneyEvent, label: MomentLabel): Refusal | undefined => {
      const now = state();
      if (!now || now.ended) return 'ENDED';
      const { refusal, ...move } = refreshed(library, step(library, now, event));
      if (refusal === undefined) add({ ...move, label, made: madeBy(event, label) });
      return refusal;
    },
    leave: (): void => {
      const now = state();
      if (now) add(leftAt(now));
    },
    rewind: (to: number): void => {
      if (moments[to] && canShow(library, moments[to].state)) stand(to, true);
    },
    /** Goes on with the journeys as they are now: at the same place where it is still there, else at the last that is. */
    renew: (renewed: Library): void => {
      const last = moments.findLastIndex((moment, index) => index <= at && isThere(renewed, moment.state));
      if (!canShow(renewed, moments[last]?.state)) return;
      library = renewed;
      stand(last, last !== at);
    },
  };
}

/** Says whether a screen can be composed, and tells of the step where it cannot. */
const showing =
  (onUnshown: (step: string) => void) =>
  (library: Library, state: JourneyState | undefined): boolean => {
    try {
      if (state) screenOf(library, state);
      return true;
    } catch (error) {
      if (!(error instanceof JourneyError)) throw error;
      onUnshown(state?.frames.at(-1)?.step ?? '');
      return false;
    }
  };

function begunIn(library: Library, { journey, input, context, now }: Beginning): Moment {
  const begun = start(library, { journey, context, input: { ...input }, runId: 'studio' });
  const made: Made = { kind: 'begin', input, ...(now !== undefined && { now }) };
  return { ...refreshed(library, begun), label: { kind: 'begin' }, made };
}

function leftAt(state: JourneyState): Moment {
  const ended = { outcome: 'left', output: {} };
  const made = { kind: 'unsaid', why: 'left' } as const;
  return { state: { ...state, frames: [], ended }, effects: [], label: { kind: 'left' }, made };
}

type Seen = { library: Library; state: JourneyState | undefined };

/** Derives the screen once for each state and library, so that who compares by identity sees no change where there is none. */
function rememberScreen(now: () => Seen): () => Screen | undefined {
  let seen: (Seen & { screen: Screen | undefined }) | undefined;
  return () => {
    const { library, state } = now();
    if (seen?.state !== state || seen?.library !== library)
      seen = { library, state, screen: state && screenOf(library, state) };
    return seen?.screen;
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
