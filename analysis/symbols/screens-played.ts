import { JourneyError } from '#engine';
import type { ScenarioFile } from '#schemas';
import { onceFor } from '../source/memoize.ts';
import { play } from '../scenario/playing.ts';
import { beginningOf, makeMove } from '../scenario/run-scenario.ts';
import { runnableOf } from '../scenario/runnable.ts';
import type { Sources } from '../source/sources.ts';

/** The journey on top and its step: before the first move of a scenario, and after each; nothing where it is not known. */
export type Passages = readonly (readonly [journey: string, step: string] | undefined)[];

const libraryFor = onceFor((sources: Sources) => runnableOf(sources).library);

const playedIn = onceFor((_sources: Sources) => new Map<ScenarioFile, Passages>());

/** Plays a scenario as far as it goes, once, and tells where each of its moves is made. */
export function screensPlayed(scenario: ScenarioFile, journey: string, sources: Sources): Passages {
  const known = playedIn(sources);
  const passages = known.get(scenario) ?? passagesOf(scenario, journey, sources);
  known.set(scenario, passages);
  return passages;
}

function passagesOf(scenario: ScenarioFile, journey: string, sources: Sources): Passages {
  const passages: (readonly [string, string] | undefined)[] = [];
  try {
    const playing = play(libraryFor(sources), beginningOf(scenario, journey, sources.language));
    const note = (): void => {
      const frame = playing.state().frames.at(-1);
      passages.push(frame && [frame.journey, frame.step]);
    };
    note();
    for (const move of scenario.do) {
      if (makeMove(move, playing, sources.language) !== undefined) break;
      note();
    }
  } catch (error) {
    // A scenario that does not run is told by percorso test.
    if (!(error instanceof JourneyError)) throw error;
  }
  return passages;
}
