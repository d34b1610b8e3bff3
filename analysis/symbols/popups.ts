import type { JsonDocument, Part } from '../source/document.ts';
import type { Sources } from '../source/sources.ts';
import { journeyNamed, soundJourneys, stepsOf } from '../graph/journeys.ts';
import { onceFor } from '../source/memoize.ts';
import { renamedAmong, type RenamedDeclaration } from './renamed-among.ts';
import { namesOf } from './held-names.ts';

/** The list of the popups that there are. */
export const popupsFile = 'journeys/popups.json';

/** A name of a popup, where a file has it. */
export type NamedPopup = { document: JsonDocument; popup: string; pointer: string };

/** Lists where journeys and the timeline name popups. */
export const popupsNamed = onceFor((sources: Sources): readonly NamedPopup[] => {
  const { timeline, language } = sources;
  const messages = timeline?.value;
  const opened = messages
    ? namesOf(messages, 'timeline', { sort: 'opening', schemas: language.schemas })
    : [];
  const shown = messages ? namesOf(messages, 'timeline', { sort: 'popup', schemas: language.schemas }) : [];
  return [
    ...popupsIn(sources, 'value'),
    ...[...shown, ...opened.filter(({ name }) => !name.startsWith('/'))].flatMap(({ name, pointer }) =>
      timeline ? [{ document: timeline.document, popup: name, pointer }] : [],
    ),
  ];
});

const popupsIn = (sources: Sources, part: Part): NamedPopup[] =>
  soundJourneys(sources).flatMap(({ document, definition }) =>
    namesOf(definition, 'journey', { sort: 'popup', part, schemas: sources.language.schemas }).map(
      ({ name, pointer }) => ({ document, popup: name, pointer }),
    ),
  );

/** Pairs the one name of a popup that the list lacks with the one of the list that nothing uses. */
export const popupRenamed = (sources: Sources): RenamedDeclaration | undefined =>
  renamedAmong(
    sources.popups ?? [],
    popupsNamed(sources).map(({ popup }) => popup),
    1,
  );

/** Lists the popups of the journey of strong authentication that calls give another name. */
export const popupsRenamed = (sources: Sources): NamedPopup[] => popupsIn(sources, 'key');

/** Lists the popups in which the screens of a journey stand; nothing when it cannot be read. */
export function popupsOfScreens(id: string, sources: Sources): string[] | undefined {
  const journey = journeyNamed(sources, id);
  return journey && stepsOf(journey.definition, 'form', 'end').flatMap(({ step }) => step.popup ?? []);
}
