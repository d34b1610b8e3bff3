import type { JourneyFile } from '#schemas';
import { edgesOf } from '../../graph/control-flow.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import { placesInTexts, strangeLinks, type LedTo } from '../../symbols/link-targets.ts';
import { onceFor } from '../../source/memoize.ts';
import { pointerKeys } from '../../source/document.ts';
import { isNode, valueAt } from '../../source/schema-shapes.ts';
import type { Sources } from '../../source/sources.ts';
import { besideProblems } from '../beside-problems.ts';
import type { Problem } from '../rule.ts';
import { unknownNames } from '../unknown-names.ts';

/** Finds names of places outside the portal to which the bank gives no address. */
export function* placeUnknown(sources: Sources): Generator<Problem> {
  for (const { document, pointer, name } of strangeLinks(sources)) {
    const message = {
      en: `A link in a text cannot lead to "${name}".`,
      it: `Un collegamento in un testo non può portare a "${name}".`,
    };
    const hint = {
      en: 'Write a path of the portal, such as (/cards), or (link:name) for a place outside it.',
      it: 'Scrivi un indirizzo del portale, come (/cards), o (link:nome) per un luogo fuori.',
    };
    yield { document, pointer, message, hint };
  }
  yield* besideProblems(sources.lackingPlaces);
  const places = sources.routes?.value?.places;
  if (places === undefined) return;
  const named = [...visitedPlaces(sources), ...placesInTexts(sources)];
  yield* unknownNames(named, places, (name) => ({
    en: `journeys/routes.json has no place "${name}".`,
    it: `journeys/routes.json non ha un luogo "${name}".`,
  }));
}

function* visitedPlaces(sources: Sources): Generator<LedTo> {
  for (const { document, definition } of soundJourneys(sources))
    for (const visit of visitsIn(definition)) yield { document, ...visit };
}

const visitsIn = onceFor((definition: JourneyFile) =>
  edgesOf(definition).flatMap(({ pointer }) => {
    const visit = valueAt(definition, pointerKeys(pointer.replace(/\/to$/, '/visit')));
    const link = isNode(visit) ? visit['link'] : undefined;
    return typeof link === 'string' ? [{ pointer: pointer.replace(/\/to$/, '/visit/link'), name: link }] : [];
  }),
);
