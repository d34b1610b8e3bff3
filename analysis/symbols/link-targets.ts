import { pointerTo, type JsonDocument } from '../source/document.ts';
import type { Sources } from '../source/sources.ts';
import { soundJourneys, stepsOf } from '../graph/journeys.ts';
import { onceFor } from '../source/memoize.ts';
import { textsOf } from '../texts/text-places.ts';

/** A path of the portal, or a name of a place outside it, where a file names it. */
export type LedTo = { document: JsonDocument; pointer: string; name: string };

/** Lists the addresses of the portal that anything leads to: ends, the timeline, deep links and links in texts. */
export function* addressesLedTo(sources: Sources): Generator<LedTo> {
  for (const { document, definition } of soundJourneys(sources)) {
    for (const { pointer, step } of stepsOf(definition, 'end'))
      if (step.goTo !== undefined) yield { document, pointer: `${pointer}/goTo`, name: step.goTo };
  }
  yield* addressesOfTimeline(sources);
  for (const [id, { to }] of Object.entries(sources.deepLinks?.value?.links ?? {}))
    for (const [index, name] of to.entries())
      if (sources.deepLinks)
        yield { document: sources.deepLinks.document, pointer: pointerTo('/links', id, 'to', index), name };
  yield* linksInTexts(sources, toPages);
}

function* addressesOfTimeline({ timeline }: Sources): Generator<LedTo> {
  if (!timeline?.value) return;
  const { document, value } = timeline;
  for (const [id, name] of Object.entries(value.blockers))
    yield { document, pointer: pointerTo('/blockers', id), name };
  for (const [id, { offers }] of Object.entries(value.messages))
    if (offers?.startsWith('/') === true)
      yield { document, pointer: pointerTo('/messages', id, 'offers'), name: offers };
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
