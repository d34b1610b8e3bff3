import { expandGuards, expandWays } from '#engine';
import type { FormFile, GuardsFile, JourneyFile } from '#schemas';
import type { JourneySource } from './journey-files.ts';

/** All that one journey’s chunk is made of. */
export type JourneyParts = {
  id: string;
  journey: JourneyFile;
  forms: Record<string, FormFile>;
  texts: Record<string, unknown>;
};

/** Gathers the files of each journey, by id; files that belong to no journey are left out. */
export function gatherJourneys(sources: readonly JourneySource[]): Map<string, JourneyParts> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const journeys = new Map<string, JourneyParts>();
  const named = byPath.get('journeys/guards.json');
  // The checks have held the files against the language’s schemas before anything is built from them.
  const { guards } = named === undefined ? { guards: {} } : (parse(named) as GuardsFile);
  for (const source of sources) {
    const id = /^journeys\/([^/]+)\/journey\.json$/.exec(source.path)?.[1];
    if (id === undefined) continue;
    const texts = byPath.get(`i18n/it/${id}.json`);
    journeys.set(id, {
      id,
      journey: expandWays(expandGuards(parse(source) as JourneyFile, guards)), // as above
      forms: formsOf(id, sources),
      texts: texts === undefined ? {} : (parse(texts) as Record<string, unknown>), // an object by the same checks
    });
  }
  return journeys;
}

/** Returns the catalogue of the bank’s codes, or an empty one when the project has none. */
export function errorCatalogueOf(sources: readonly JourneySource[]): unknown {
  const catalogue = sources.find(({ path }) => path === 'journeys/errors.json');
  return catalogue === undefined ? {} : parse(catalogue);
}

function formsOf(id: string, sources: readonly JourneySource[]): Record<string, FormFile> {
  const folder = `journeys/${id}/forms/`;
  const files = sources.filter(({ path }) => path.startsWith(folder));
  return Object.fromEntries(
    // As above: the checks have spoken.
    files.map((file) => [file.path.slice(folder.length, -'.json'.length), parse(file) as FormFile]),
  );
}

function parse({ path, text }: JourneySource): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`JOURNEY_FILE_UNREADABLE: ${path} is not JSON`, { cause });
  }
}
