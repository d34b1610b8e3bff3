import type { ScenarioExpectation, ScenarioFile, ScenarioMove } from '#schemas';
import type { CoverageItem } from '../coverage/items.ts';
import { observe } from '../scenario/compare.ts';
import { play } from '../scenario/playing.ts';
import { beginningOf, makeMove } from '../scenario/run-scenario.ts';
import type { SearchGround, Walk } from './search.ts';
import { titleOf } from './title-of.ts';

/** Writes a walk as a scenario: each move with where it leads, as the engine says now, for its author to confirm. */
export function scenarioOf(
  journey: string,
  { walk, target }: { walk: Walk; target: CoverageItem },
  { library, sources: { language } }: SearchGround,
): ScenarioFile {
  const { given } = walk;
  const bare: ScenarioFile = { title: titleOf(target), ...withGiven(given), do: [] };
  const playing = play(library, beginningOf(bare, journey, language));
  const seen = observe(playing);
  if (playing.refusal() !== undefined)
    return { ...bare, do: [{ expect: { refused: String(seen.refused()) } }] };
  if (walk.moves.length === 0) return { ...bare, do: [{ expect: expectation(observe(playing)) }] };
  const moves = walk.moves.map((move): ScenarioMove => {
    makeMove(move, playing, language);
    return { ...move, expect: expectation(observe(playing)) };
  });
  return { ...bare, do: moves };
}

const withGiven = (given: ScenarioFile['given']): Pick<ScenarioFile, 'given'> =>
  given && Object.keys(given).length > 0 ? { given } : {};

/** Says what is worth holding to: the end, or the call under way, or the screen and what it tells. */
function expectation(seen: ReturnType<typeof observe>): ScenarioExpectation {
  const told = {
    message: seen.message(),
    ...(Object.keys(Object(seen.fieldErrors())).length > 0 && { fieldErrors: seen.fieldErrors() }),
    file: seen.file(),
    visit: seen.visit(),
    goTo: seen.goTo(),
  };
  const outcome = seen.outcome();
  const call: unknown = Reflect.get(Object(seen.calls()), 'operation');
  const where =
    outcome !== undefined
      ? { outcome }
      : call === undefined
        ? { at: seen.at() }
        : { calls: { operation: call } };
  const known = Object.entries({ ...where, ...told }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known);
}
