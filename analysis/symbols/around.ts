import type { JourneyFile, ScenarioFile } from '#schemas';
import type { FileKind, Language } from '../source/language.ts';
import type { Sources } from '../source/sources.ts';
import { JourneyError } from '#engine';
import { onceFor } from '../source/memoize.ts';
import { play } from '../scenario/playing.ts';
import { beginningOf, makeMove } from '../scenario/run-scenario.ts';
import { runnableOf } from '../scenario/runnable.ts';

/** A file that may hold names; its value as far as it can be read. */
export type NamingFile = { path: string; kind: FileKind | undefined; value: unknown };

/** What must be known beside a file: the journeys, as far as they can be read and as the rules read them. */
export type Around = {
  definition: (journey: string) => unknown;
  sound: (journey: string) => JourneyFile | undefined;
  schemas: Language['schemas'];
  /** Where the moves of a scenario are made, when it can be played. */
  played?: (path: string) => Passages;
};

/** Knows the journeys as the rules read them. */
export function aroundIn(sources: Sources): Around {
  const sound = (journey: string) => sources.journeys.get(journey)?.journey?.value;
  const { schemas } = sources.language;
  return { definition: sound, sound, schemas, played: (path) => playedIn(path, sources) };
}

/** Plays the scenario of a file; one that cannot be read, or is no scenario, leads nowhere. */
export function playedIn(path: string, sources: Sources): Passages {
  const [, journey = '', name = ''] = /^journeys\/([^/]+)\/scenarios\/([^/]+)\.json$/.exec(path) ?? [];
  const scenario = sources.journeys.get(journey)?.scenarios.get(name)?.value;
  return scenario ? screensPlayed(scenario, journey, sources) : [];
}

/** The journey on top and its step: before the first move of a scenario, and after each; nothing where it is not known. */
export type Passages = readonly (readonly [journey: string, step: string] | undefined)[];

const libraryFor = onceFor((sources: Sources) => runnableOf(sources).library);

const knownPassages = onceFor((_sources: Sources) => new Map<ScenarioFile, Passages>());

/** Plays a scenario as far as it goes, once, and tells where each of its moves is made. */
export function screensPlayed(scenario: ScenarioFile, journey: string, sources: Sources): Passages {
  const known = knownPassages(sources);
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
