import { everyJourney, routesTold } from '../graph/journeys.ts';
import { openDocument, type JsonDocument, type SourceFile } from '../source/document.ts';
import { onceFor } from '../source/memoize.ts';
import type { Sources } from '../source/sources.ts';
import { placeholdersOf } from './placeholders.ts';
import { brandPlaceholders, sharedTexts, textsOf, type PlacedText } from './text-places.ts';

/** The texts of a page of the portal, a bank’s laid over the package’s own, and what its view knows of them. */
export type PageTexts = {
  document: JsonDocument;
  /** The texts that the view shows. */
  known: readonly PlacedText[];
  /** Returns whether anything shows a text. */
  shows: (path: readonly string[]) => boolean;
  /** Returns what fills a text, undefined where nothing shows it. */
  fills: (path: readonly string[]) => readonly string[] | undefined;
};

/** Reads files of texts by namespace. */
export const textsByNamespace = (files: readonly SourceFile[]): ReadonlyMap<string, JsonDocument> =>
  new Map(
    files.flatMap((file) => {
      const namespace = /^i18n\/it\/([^/]+)\.json$/u.exec(file.path)?.[1];
      return namespace === undefined ? [] : [[namespace, openDocument(file)] as const];
    }),
  );

/** Triggers of the timeline have texts by the list of them, and a rule of their own. */
const heldElsewhere: readonly string[] = ['timeline'];

/** Returns the texts of a page that a bank’s folder may word anew; undefined where the folder has everything itself, or a journey has them. */
export function pageTexts(sources: Sources, name: string): PageTexts | undefined {
  const [document, ours] = [sources.texts.get(name), sources.standardTexts?.get(name)];
  if (!document || !ours || sources.journeys.has(name) || heldElsewhere.includes(name)) return undefined;
  const filled = valuesByKey(ours);
  const named = name === sharedTexts ? namedByRoutes(sources) : new Set<string>();
  const fills = (path: readonly string[]) =>
    named.has(path.join('.')) ? brandPlaceholders : filled.get(withoutNumbers(path));
  return { document, known: textsOf(ours), shows: (path) => fills(path) !== undefined, fills };
}

const valuesByKey = onceFor((document: JsonDocument): ReadonlyMap<string, readonly string[]> => {
  const alike = Map.groupBy(textsOf(document), ({ path }) => withoutNumbers(path));
  return new Map(
    [...alike].map(([key, texts]) => [
      key,
      [
        ...texts.flatMap(({ words }) => placeholdersOf(words).map(({ value }) => value)),
        ...brandPlaceholders,
      ],
    ]),
  );
});

/** Writes a path as a key; a list that is numbered may be longer than the package’s. */
const withoutNumbers = (path: readonly string[]): string =>
  path.map((key) => (/^[1-9][0-9]*$/u.test(key) ? '#' : key)).join('.');

/** Shared texts that a journey or the catalogue names: a bank’s own among them. */
function namedByRoutes(sources: Sources): ReadonlySet<string> {
  const ofJourneys = everyJourney(sources).flatMap(({ definition }) =>
    routesTold(definition).map(({ route }) => route.message),
  );
  const { codes = {}, default: otherwise } = sources.catalogue?.value ?? {};
  const catalogued = [...Object.values(codes), otherwise].map((route) => route?.message);
  return new Set([...ofJourneys, ...catalogued].filter((message) => message !== undefined));
}
