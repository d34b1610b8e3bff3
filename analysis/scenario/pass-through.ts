import type { Library } from '#engine';
import type { ScenarioAnswer, ScenarioExpectation, ScenarioFile, ScenarioMove } from '#schemas';
import type { Language } from '../source/language.ts';
import { play, type Playing } from './playing.ts';
import { beginningOf, makeMove } from './run-scenario.ts';

/** A step that has come into the way of scenarios written before it, and what leads past it: an action, or a reply. */
export type NewStep = { journey: string; step: string } & ({ action: string } | { answer: ScenarioAnswer });

/**
 * Returns a scenario that goes past a new step wherever it meets it: forward by its action or a reply; from a screen by Back
 * where it goes back itself, or a refusal leads to what it came from. What was expected behind the step is expected after
 * that, a message at once. Answers nothing when the scenario never meets it.
 */
export function passThrough(
  scenario: ScenarioFile,
  added: NewStep & { scenarioOf: string },
  { library, language }: { library: Library; language: Language },
): ScenarioFile | undefined {
  const playing = play(library, beginningOf(scenario, added.scenarioOf, language));
  const at = `${added.journey}/${added.step}`;
  let before: string | undefined;
  // A journey may come to the step by itself, before anything is done.
  const first = isAt(playing, added) ? [forward(added)] : [];
  for (const move of first) makeMove(move, playing, language);
  const moves = scenario.do.flatMap((move) => {
    const from = placeOf(playing);
    makeMove(move, playing, language);
    if (!isAt(playing, added)) return [move];
    if (move.answer === undefined) before = from;
    const isRefused = move.answer !== undefined && move.expect?.at !== undefined && move.expect.at === before;
    const isBack = 'action' in added && (move.action === 'back' || isRefused);
    const step = isBack ? { action: 'back' } : forward(added);
    makeMove(step, playing, language);
    return past(withBack(move, playing), { at }, [step]);
  });
  const passing = [...first, ...moves];
  return passing.length === scenario.do.length ? undefined : { ...scenario, do: passing };
}

/** A screen behind which nothing could be gone back to has the new one there now. */
function withBack(move: ScenarioMove, playing: Playing): ScenarioMove {
  if (move.expect?.canGoBack === undefined) return move;
  return { ...move, expect: { ...move.expect, canGoBack: playing.screen()?.canGoBack ?? false } };
}

const forward = (added: NewStep): ScenarioMove =>
  'action' in added ? { action: added.action } : { answer: added.answer };

/** Returns whether a run waits in the new step: on its screen, or for the reply to its call. */
function isAt(playing: Playing, { journey, step, ...added }: NewStep): boolean {
  const top = playing.state().frames.at(-1);
  if (playing.state().ended !== undefined || top?.journey !== journey || top.step !== step) return false;
  return (top.pending === undefined) === 'action' in added;
}

function placeOf(playing: Playing): string | undefined {
  const screen = playing.screen();
  return screen && `${screen.journey}/${screen.step}`;
}

/** Goes past what a move leads to, by other moves: what was expected of it is expected after those, a message at once. */
export function past(
  { expect: { message, ...expect } = {}, ...move }: ScenarioMove,
  met: ScenarioExpectation,
  way: readonly ScenarioMove[],
): ScenarioMove[] {
  const { expect: _expect, ...last } = way.at(-1) ?? {};
  return [
    { ...move, expect: { ...met, ...(message !== undefined && { message }) } },
    ...way.slice(0, -1),
    { ...last, ...(Object.keys(expect).length > 0 && { expect }) },
  ];
}
