import type { ScenarioFile, ScenarioMove } from '#schemas';
import type { CoverageItem } from '../coverage/items.ts';
import { expectationOf } from '../scenario/expectation.ts';
import { play } from '../scenario/playing.ts';
import { beginningOf, makeMove } from '../scenario/run-scenario.ts';
import type { SearchGround, Walk } from './search.ts';
import { namesInWords } from './names-in-words.ts';
import { titleOf } from './title-of.ts';

/** Writes a walk as a scenario: each move with where it leads, as the engine says now, for its author to confirm. */
export function scenarioOf(
  journey: string,
  { walk, target }: { walk: Walk; target: CoverageItem },
  { library, sources }: SearchGround,
): ScenarioFile {
  const { given } = walk;
  const { language } = sources;
  const bare: ScenarioFile = {
    title: titleOf(target, namesInWords(journey, sources)),
    ...withGiven(given),
    do: [],
  };
  const playing = play(library, beginningOf(bare, journey, language));
  if (walk.moves.length === 0 || playing.refusal() !== undefined)
    return { ...bare, do: [{ expect: expectationOf(playing) }] };
  const moves = walk.moves.map((move): ScenarioMove => {
    makeMove(move, playing, language);
    return { ...move, expect: expectationOf(playing) };
  });
  return { ...bare, do: moves };
}

const withGiven = (given: ScenarioFile['given']): Pick<ScenarioFile, 'given'> =>
  given && Object.keys(given).length > 0 ? { given } : {};
