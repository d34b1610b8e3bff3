import type { JourneyFile } from '#schemas';
import type { FileKind, Language } from '../source/language.ts';
import type { Sources } from '../source/sources.ts';
import { screensPlayed, type Passages } from './screens-played.ts';

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
