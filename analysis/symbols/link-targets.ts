import type { JsonDocument } from '../source/document.ts';
import type { Checked, Sources } from '../source/sources.ts';
import { soundJourneys } from '../graph/journeys.ts';
import { onceFor } from '../source/memoize.ts';
import { namesOf } from './held-names.ts';
import { textsOf } from '../texts/text-places.ts';

/** A path of the portal, or a name of a place outside it, where a file names it. */
export type LedTo = { document: JsonDocument; pointer: string; name: string };

/** Lists the addresses of the portal that anything leads to: ends, the timeline, deep links and links in texts. */
export function* addressesLedTo(sources: Sources): Generator<LedTo> {
  for (const { document, definition } of soundJourneys(sources))
    yield* pagesIn({ document, value: definition, kind: 'journey' }, sources);
  for (const file of [sources.timeline, sources.deepLinks]) if (file) yield* pagesIn(file, sources);
  yield* linksInTexts(sources, toPages);
}

type LinkingFile = Pick<Checked<object>, 'document' | 'value' | 'kind'>;

function pagesIn({ document, value, kind }: LinkingFile, { language: { schemas } }: Sources): LedTo[] {
  const names = (sort: string) => (value ? namesOf(value, kind, { sort, schemas }) : []);
  const opened = names('opening').filter(({ name }) => name.startsWith('/'));
  return [...names('page'), ...opened].map((place) => ({ document, ...place }));
}

/** Lists the places outside the portal that texts link to by name: `[words](link:name)`. */
export const placesInTexts = (sources: Sources): Generator<LedTo> => linksInTexts(sources, toPlaces);

/** Lists the links in texts that are written like one, and lead neither to a page nor to a place by its name. */
export const strangeLinks = (sources: Sources): Generator<LedTo> => linksInTexts(sources, toNowhere);

const toNowhere = /\[[^\][]+\]\((?!\/[^\s()]*\)|link:[a-z][a-z0-9-]*\))([^()]*)\)/g;
const toPages = /\[[^\][]+\]\((\/[^\s()]*)\)/g;
const toPlaces = /\[[^\][]+\]\(link:([a-z][a-z0-9-]*)\)/g;

function* linksInTexts({ texts }: Sources, link: RegExp): Generator<LedTo> {
  for (const document of texts.values()) yield* linksIn(link)(document);
}

const linksIn = onceFor((link: RegExp) =>
  onceFor((document: JsonDocument): readonly LedTo[] =>
    textsOf(document).flatMap(({ pointer, words }) =>
      [...words.matchAll(link)].map(([, name = '']) => ({ document, pointer, name })),
    ),
  ),
);
