import { everyJourney, routesOf, stepsOf, type SoundJourney } from '../graph/journeys.ts';
import { codesLeft } from '../graph/refusals.ts';
import { sharedTexts } from '../texts/text-places.ts';
import type { Sources } from '../source/sources.ts';

/** Names the journeys in which a holder meets a text of all journeys, or a refusal of the catalogue. */
export function journeysThatMeet(path: string, name: string, sources: Sources): string[] {
  const journeys = everyJourney(sources);
  if (path === 'journeys/errors.json') {
    const [list, code = ''] = name.split('.');
    return list === 'codes'
      ? idsOf(journeys.filter((journey) => isLeftToCatalogue(code, journey, sources)))
      : [];
  }
  if (path !== `i18n/it/${sharedTexts}.json`) return [];
  const codes = Object.entries(sources.catalogue?.value?.codes ?? {}).flatMap(([code, { message }]) =>
    message === name ? [code] : [],
  );
  return idsOf(
    journeys.filter(
      (journey) =>
        routesOf(journey.definition).some(({ route }) => route.message === name) ||
        codes.some((code) => isLeftToCatalogue(code, journey, sources)),
    ),
  );
}

const idsOf = (journeys: readonly SoundJourney[]): string[] => journeys.map(({ source }) => source.id);

/** Returns whether the bank may refuse a call of a journey with a code that only the catalogue routes. */
const isLeftToCatalogue = (code: string, { definition }: SoundJourney, { language }: Sources): boolean =>
  stepsOf(definition, 'call').some(({ step }) =>
    codesLeft(step, definition, language.contract).includes(code),
  );
