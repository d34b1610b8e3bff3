import { JourneyError, type Context, type JourneyState } from '#engine';
import type { ScenarioFile, ScenarioMove } from '#schemas';
import type { Words } from '../report/words.ts';
import { expectationOf } from './expectation.ts';
import { differenceOver, ordinaryContext } from './ordinary-context.ts';
import { play, type Playing } from './playing.ts';
import { beginningOf, makeMove, runScenario, type Ground } from './run-scenario.ts';

/** What was done at a moment of a walk, `time` where what waits has come due, and where the run stood after it. */
export type WalkedMove = { move: ScenarioMove | 'time'; stands: string };

/** A walk as somebody has walked it, to be written down. */
export type WalkedPath = {
  title: string;
  begun: { input: Readonly<Record<string, unknown>>; context: Context; now?: string; stands: string };
  moves: readonly WalkedMove[];
};

/** The scenario that a walk makes; or the move, counted from 1, 0 for the beginning, from which it goes another way. */
export type RecordedWalk =
  | { kind: 'scenario'; scenario: ScenarioFile }
  | { kind: 'parted'; move: number; why?: Words };

/** What walks are written down on; `standing` names where a run stands, as the one who walked has named it. */
export type RecordGround = Ground & { standing: (state: JourneyState) => string };

/** Walks a walk again from its beginning, and writes it as a scenario, each move with where it leads. */
export function recordWalk(walked: WalkedPath, journey: string, ground: RecordGround): RecordedWalk {
  try {
    const made = writeDown(walked, journey, ground);
    if (made.kind === 'parted') return made;
    const result = runScenario(made.scenario, journey, ground);
    return result.passed ? made : { kind: 'parted', move: result.move, why: result.message };
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error;
    return {
      kind: 'parted',
      move: 0,
      why: { en: error.message, it: `Il motore lo rifiuta: ${error.code}.` },
    };
  }
}

function writeDown(
  { title, begun, moves }: WalkedPath,
  journey: string,
  { library, language, standing }: RecordGround,
): RecordedWalk {
  const bare: ScenarioFile = {
    title,
    ...givenOf(begun, ordinaryContext(language.contexts)),
    do: [],
  };
  const playing = play(library, beginningOf(bare, journey, language));
  if (standing(playing.state()) !== begun.stands) return { kind: 'parted', move: 0 };
  if (moves.length === 0)
    return { kind: 'scenario', scenario: { ...bare, do: [{ expect: expectationOf(playing) }] } };
  const made: ScenarioMove[] = [];
  for (const [index, { move: asked, stands }] of moves.entries()) {
    const move = timed(asked, playing);
    if (isOvertyped(move, moves[index + 1]?.move)) continue;
    const why = makeMove(move, playing, language);
    const isThere = why === undefined && standing(playing.state()) === stands;
    if (!isThere) return { kind: 'parted', move: index + 1, ...(why && { why }) };
    made.push({ ...move, expect: expectationOf(playing) });
  }
  return { kind: 'scenario', scenario: { ...bare, do: made } };
}

const timed = (move: WalkedMove['move'], playing: Playing): ScenarioMove =>
  move === 'time' ? { wait: playing.untilNext() ?? 1 } : move;

/** Each letter that is typed is a moment of a walk; what stands in the field in the end is one move. */
const isOvertyped = ({ typed }: ScenarioMove, next: WalkedMove['move'] | undefined): boolean =>
  typed !== undefined && next !== 'time' && next?.typed !== undefined;

function givenOf(
  { input, context, now }: WalkedPath['begun'],
  ordinary: Context,
): Pick<ScenarioFile, 'given'> {
  const different = Object(differenceOver(ordinary, context));
  const given = {
    ...(Object.keys(input).length > 0 && { input: { ...input } }),
    ...different,
    ...(now !== undefined && { now }),
  };
  return Object.keys(given).length > 0 ? { given } : {};
}
