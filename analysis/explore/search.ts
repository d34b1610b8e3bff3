import {
  JourneyError,
  screenOf,
  start,
  step,
  type JourneyEvent,
  type JourneyState,
  type Move,
} from '#engine';
import type { ScenarioFile, ScenarioMove } from '#schemas';
import { alike, type Words } from '../report/words.ts';
import { retriedBetween } from '../coverage/items.ts';
import { requestFault } from '../scenario/keeps-contract.ts';
import { refreshedAtOnce } from '../scenario/playing.ts';
import { beginningOf, replyOf } from '../scenario/run-scenario.ts';
import { movesFrom, type MoveGround } from './moves.ts';
import { createStateNames } from './state-name.ts';

/** A run that may go on: how it began, what was done, where it stands, and when. */
export type Walk = {
  given: ScenarioFile['given'];
  moves: readonly ScenarioMove[];
  state: JourneyState;
  now: number;
};

/** A walk after which something is wrong: the journey breaks, or sends what the contract does not take. */
export type Broken = { walk: Walk; message: Words };

/** What a search has found: for each item the shortest walk that passes it, and what broke on the way. */
export type Found = { walks: ReadonlyMap<string, Walk>; broken: readonly Broken[]; complete: boolean };

/** What is searched: the library tells `seen` what a move passes; `tried` hears of each move before it is made. */
export type SearchGround = MoveGround & { seen: Set<string>; tried?: () => void };

/** The most states that are looked at for one journey. */
const mostStates = 30_000;
/** The most moves of a walk: a holder would long have given up. */
const longestWalk = 300;

/**
 * Walks a journey breadth first, from each beginning in turn, until every item wanted has been passed or nothing new
 * is to be seen. States that differ in nothing that a guard, a limit or Back can tell apart are one.
 */
export function search(
  journey: string,
  beginnings: readonly ScenarioFile['given'][],
  { wanted, ground }: { wanted: ReadonlySet<string>; ground: SearchGround },
): Found {
  const open = new Set(wanted);
  const walks = new Map<string, Walk>();
  const broken = new Map<string, Broken>();
  const known = new Set<string>();
  const nameOf = createStateNames(ground.library);
  const queue: Walk[] = [];
  let isCut = false;
  const arrive = (walk: Walk, make: () => Move): void => {
    ground.seen.clear();
    const made = tryMove(make, walk, ground);
    if ('message' in made) {
      if (!broken.has(made.message.en)) broken.set(made.message.en, made);
      return;
    }
    for (const item of ground.seen) {
      if (open.delete(item)) walks.set(item, made);
    }
    const name = nameOf(made.state);
    if (made.state.ended || known.has(name)) return;
    if (made.moves.length >= longestWalk) {
      isCut = true;
      return;
    }
    known.add(name);
    queue.push(made);
  };
  for (const given of beginnings) {
    if (open.size === 0) break;
    const beginning = beginningOf(
      { title: '', do: [], ...(given && { given }) },
      journey,
      ground.sources.language,
    );
    const state = { runId: 'scenario', context: beginning.context, frames: [], issued: 0 };
    arrive({ given, moves: [], state, now: beginning.now }, () =>
      refreshedAtOnce(ground.library, start(ground.library, { ...beginning, runId: 'scenario' }), beginning),
    );
    for (let walk = queue.shift(); walk !== undefined && open.size > 0; walk = queue.shift()) {
      if (known.size > mostStates) return { walks, broken: [...broken.values()], complete: false };
      for (const move of movesFrom(walk, ground)) {
        const { state: before } = walk;
        const now = walk.now + (move.wait ?? 0) * 1000;
        arrive({ given, moves: [...walk.moves, move], state: before, now }, () =>
          refreshedAtOnce(
            ground.library,
            step(ground.library, before, { ...eventOf(move, before, { ground, now }), now }),
            { ...before, now },
          ),
        );
      }
    }
    queue.length = 0;
  }
  return { walks, broken: [...broken.values()], complete: !isCut };
}

function tryMove(make: () => Move, walk: Walk, ground: SearchGround): Walk | Broken {
  try {
    ground.tried?.();
    const { state, refusal } = make();
    if (refusal !== undefined && refusal !== 'NOT_ALLOWED')
      return {
        walk,
        message: { en: `the engine refuses it: ${refusal}`, it: `il motore la rifiuta: ${refusal}` },
      };
    const retried = retriedBetween(walk.state, state);
    if (retried !== undefined) ground.seen.add(retried);
    const pending = state.frames.at(-1)?.pending;
    const fault =
      pending && !pending.kept ? requestFault(ground.sources.language.contract, pending.request) : undefined;
    if (fault !== undefined) return { walk, message: fault };
    // What cannot be drawn breaks here too.
    screenOf(ground.library, state);
    return { ...walk, state };
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error;
    return { walk, message: alike(error.message) };
  }
}

/** Finds the timer that has gone off by then: the screen’s own, or that of what runs behind it. */
function timerBy(now: number, { frames }: JourneyState): string {
  const { timer, due, background } = { ...frames.at(-1) };
  return (due !== undefined && due <= now ? timer : background?.timer) ?? '';
}

function eventOf(
  { action, values, answer, typed, wait }: ScenarioMove,
  state: JourneyState,
  { ground, now }: { ground: SearchGround; now: number },
): JourneyEvent {
  const { pending, background } = { ...state.frames.at(-1) };
  const screen = screenOf(ground.library, state);
  if (wait !== undefined) return { kind: 'timer', timerId: timerBy(now, state) };
  const { callId = '' } = { ...background, ...pending };
  if (answer) return { kind: 'reply', callId, reply: replyOf(answer) };
  const at = screen?.at ?? '';
  if (typed) return { kind: 'typed', at, values: typed };
  return { kind: 'action', at, action: action ?? '', ...(values && { values }) };
}
