import type { Library } from '#engine';
import type { ScenarioFile, ScenarioMove } from '#schemas';
import type { Language } from '../source/language.ts';
import { play, type Playing } from './playing.ts';
import { beginningOf, makeMove } from './run-scenario.ts';

/** A screen that has come into the way of scenarios written before it, and the action that leads past it. */
export type NewScreen = { journey: string; step: string; action: string };

/**
 * Answers a scenario that goes past a new screen wherever it meets it: forward by its action; by Back where it goes back
 * itself, or a refusal leads to what it came from. What was expected behind the screen is expected after that, a message
 * at once. Answers nothing when the scenario never meets it.
 */
export function passThrough(
  scenario: ScenarioFile,
  screen: NewScreen & { scenarioOf: string },
  { library, language }: { library: Library; language: Language },
): ScenarioFile | undefined {
  const playing = play(library, beginningOf(scenario, screen.scenarioOf, language));
  let before: string | undefined;
  const moves = scenario.do.flatMap((move) => {
    const from = placeOf(playing);
    makeMove(move, playing, language);
    if (!isAt(playing, screen)) return [move];
    if (move.answer === undefined) before = from;
    const isRefused = move.answer !== undefined && move.expect?.at !== undefined && move.expect.at === before;
    const action = move.action === 'back' || isRefused ? 'back' : screen.action;
    playing.act(action);
    return past(move, { at: `${screen.journey}/${screen.step}`, action });
  });
  return moves.length === scenario.do.length ? undefined : { ...scenario, do: moves };
}

function isAt(playing: Playing, { journey, step }: NewScreen): boolean {
  const screen = playing.screen();
  return screen?.journey === journey && screen.step === step && playing.call() === undefined;
}

function placeOf(playing: Playing): string | undefined {
  const screen = playing.screen();
  return screen && `${screen.journey}/${screen.step}`;
}

/** Goes past the screen that a move leads to: what was expected of the move is expected after that, a message at once. */
export function past(
  { expect: { message, ...expect } = {}, ...move }: ScenarioMove,
  { at, action, values }: { at: string; action: string; values?: Record<string, unknown> },
): ScenarioMove[] {
  return [
    { ...move, expect: { at, ...(message !== undefined && { message }) } },
    { action, ...(values && { values }), ...(Object.keys(expect).length > 0 && { expect }) },
  ];
}
