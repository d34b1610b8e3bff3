import { createHash } from 'node:crypto';
import type { JourneySource } from './journey-files.ts';
import { indexJourneys, pagesOfJourneys, type JourneyPageEntry } from './journey-index.ts';
import { journeyCode } from './journey-module.ts';
import { errorCatalogueOf, gatherJourneys, type JourneyParts } from './journey-parts.ts';

/** A script as it is served; its name holds a hash of what is in it. */
export type Script = { name: string; text: string };

/** What a portal is to have beside its own journeys, without being built anew (docs/adr/0176). */
export type OwnJourneys = {
  /** The journeys that differ from ours or are the bank’s, and the one script that knows them all. */
  scripts: readonly Script[];
  /** The name of that one; without it no journey differs. */
  entry?: string;
  /** The pages of all journeys, known before any script of theirs. */
  pages: readonly JourneyPageEntry[];
};

/** Compiles the journeys of a bank that our own portal does not have, or has otherwise; words alone are no difference. */
export async function compileOwnJourneys(
  ours: readonly JourneySource[],
  whole: readonly JourneySource[],
): Promise<OwnJourneys> {
  const [standard, all] = [gatherJourneys(ours), gatherJourneys(whole)];
  const own = new Map([...all].filter(([id, parts]) => !isSame(parts, standard.get(id))));
  const [before, errors] = [errorCatalogueOf(ours), errorCatalogueOf(whole)];
  const hasErrors = JSON.stringify(before) !== JSON.stringify(errors);
  const pages = pagesOfJourneys(all);
  if (own.size === 0 && !hasErrors) return { scripts: [], pages };
  const chunks = await Promise.all(
    [...own.values()].map(async (parts) => ({
      id: parts.id,
      script: script(parts.id, await journeyCode(parts)),
    })),
  );
  const loaders = chunks.map(
    ({ id, script: { name } }) => `${json(id)}: () => import(${json(`./${name}`)}),`,
  );
  const entry = script(
    'own-journeys',
    [
      `export const index = ${json(indexJourneys(own))};`,
      'export const chunks = {',
      ...loaders,
      '};',
      ...(hasErrors ? [`export const errors = ${json(errors)};`] : []),
    ].join('\n'),
  );
  return {
    scripts: [...chunks.map((chunk) => chunk.script), entry],
    entry: entry.name,
    pages,
  };
}

const json = (value: unknown): string => JSON.stringify(value);

/** Compares what a journey does; its words come by key, as those of every file. */
const isSame = (one: JourneyParts, other: JourneyParts | undefined): boolean =>
  other !== undefined && asServed(one) === asServed(other);

/** Where an editor finds the schema is served to nobody. */
const asServed = ({ journey, forms }: JourneyParts): string =>
  JSON.stringify([journey, forms], (key, value: unknown) => (key === '$schema' ? undefined : value));

function script(name: string, text: string): Script {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { name: `${name}-${hash}.js`, text };
}
