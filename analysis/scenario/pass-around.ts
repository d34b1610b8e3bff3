import { JourneyError, type Library } from '#engine';
import type { ScenarioExpectation, ScenarioFile, ScenarioMove } from '#schemas';
import type { Language } from '../source/language.ts';
import { expectationOf } from './expectation.ts';
import { play, type Playing } from './playing.ts';
import { beginningOf, makeMove, runScenario } from './run-scenario.ts';

/** A step that is gone, and the journeys with it and without it. */
export type GoneStep = {
  journey: string;
  step: string;
  scenarioOf: string;
  before: Library;
  after: Library;
  language: Language;
};

/** What becomes of a scenario: nothing new, another that goes past where the step was, or none; or it stops passing as it is. */
export type PassedAround =
  | { kind: 'same' }
  | { kind: 'around'; scenario: ScenarioFile }
  | { kind: 'lost' }
  | { kind: 'failing' };

/**
 * Leaves out of a scenario what it did in a step that is gone. What was expected once that was left is expected at once; where
 * that is not what comes now, what does.
 */
export function passAround(scenario: ScenarioFile, gone: GoneStep): PassedAround {
  const passes = (each: ScenarioFile, library: Library): boolean =>
    runScenario(each, gone.scenarioOf, { library, language: gone.language, seen: new Set() }).passed;
  const moves = movesAround(scenario, gone);
  if (!moves.some(({ isLed }) => isLed) && moves.length === scenario.do.length)
    return passes(scenario, gone.after) || !passes(scenario, gone.before)
      ? { kind: 'same' }
      : { kind: 'failing' };
  const led = { ...scenario, do: moves.map(({ move }) => move) };
  const found = [led, toldAnew(scenario, moves, gone)].find(
    (each) => each && each.do.length > 0 && passes(each, gone.after),
  );
  return found ? { kind: 'around', scenario: found } : { kind: 'lost' };
}

/** A move that stays; one that led to the step leads elsewhere now. */
type Kept = { move: ScenarioMove; isLed: boolean };

function movesAround(scenario: ScenarioFile, gone: GoneStep): Kept[] {
  const playing = play(gone.before, beginningOf(scenario, gone.scenarioOf, gone.language));
  const kept: Kept[] = [];
  for (const move of scenario.do) {
    const wasThere = isIn(playing, gone);
    makeMove(move, playing, gone.language);
    const isThere = isIn(playing, gone);
    const last = kept.at(-1);
    if (wasThere && last?.isLed && !isThere)
      last.move = expecting(last.move, { ...last.move.expect, ...move.expect });
    if (!wasThere)
      kept.push(isThere ? { move: expecting(move, toldAtOnce(move)), isLed: true } : { move, isLed: false });
  }
  return kept;
}

/** Returns whether a run is in the step: on its screen, waiting for its call, or in the journey that it runs. */
function isIn(playing: Playing, { journey, step }: GoneStep): boolean {
  const { ended, frames } = playing.state();
  return ended === undefined && frames.some((frame) => frame.journey === journey && frame.step === step);
}

/** A message comes at once, wherever the move leads. */
const toldAtOnce = ({ expect: { message } = {} }: ScenarioMove): ScenarioExpectation =>
  message === undefined ? {} : { message };

function expecting({ expect: _before, ...move }: ScenarioMove, expect?: ScenarioExpectation): ScenarioMove {
  return { ...move, ...(expect && Object.keys(expect).length > 0 && { expect }) };
}

/** Writes behind each move that led to the step where it leads now. */
function toldAnew(
  scenario: ScenarioFile,
  moves: readonly Kept[],
  { after, scenarioOf, language }: GoneStep,
): ScenarioFile | undefined {
  try {
    const playing = play(after, beginningOf(scenario, scenarioOf, language));
    const told = moves.map(({ move, isLed }) => {
      makeMove(move, playing, language);
      return isLed ? expecting(move, expectationOf(playing)) : move;
    });
    return { ...scenario, do: told };
  } catch (error) {
    // What breaks there is no way that can be gone.
    if (error instanceof JourneyError) return undefined;
    throw error;
  }
}
