import type { CallStep } from '#schemas';
import { type JsonDocument, pointerTo } from '../source/document.ts';
import type { Sources } from '../source/sources.ts';
import { journeyNamed, soundJourneys, stepsOf } from '../graph/journeys.ts';
import { onceFor } from '../source/memoize.ts';

/** The list of the popups that there are. */
export const popupsFile = 'journeys/popups.json';

/** A name of a popup, where a file has it. */
export type NamedPopup = { document: JsonDocument; popup: string; pointer: string };

/** Lists where journeys and the timeline name popups. */
export const popupsNamed = onceFor((sources: Sources): readonly NamedPopup[] =>
  [...popupsOfJourneys(sources), ...popupsOfTimeline(sources)].flatMap(({ popup, ...place }) =>
    popup === undefined ? [] : [{ ...place, popup }],
  ),
);

type Named = { document: JsonDocument; popup: string | undefined; pointer: string };

function popupsOfJourneys(sources: Sources): Named[] {
  return soundJourneys(sources).flatMap(({ document, definition }) => {
    const entries = definition.opens?.popups ?? [];
    const screens = stepsOf(definition, 'form', 'end');
    return [
      ...entries.map((popup, index) => ({ document, popup, pointer: `/opens/popups/${index}` })),
      ...screens.map(({ step, pointer }) => ({ document, popup: step.popup, pointer: `${pointer}/popup` })),
      ...stepsOf(definition, 'call').flatMap(({ step, pointer }) =>
        renamed(step, pointer).map((name) => ({ document, ...name })),
      ),
    ];
  });
}

function popupsOfTimeline({ timeline }: Sources): Named[] {
  if (!timeline?.value) return [];
  const { document } = timeline;
  return Object.entries(timeline.value.messages).flatMap(([id, { opens, offers }]) => {
    const pointer = pointerTo('/messages', id);
    const offered = offers?.startsWith('/') === true ? undefined : offers;
    return [
      { document, popup: opens, pointer: `${pointer}/opens` },
      { document, popup: offered, pointer: `${pointer}/offers` },
    ];
  });
}

function renamed({ stepUp }: CallStep, pointer: string) {
  return Object.entries(stepUp?.popups ?? {}).map(([from, popup]) => ({
    popup,
    pointer: pointerTo(`${pointer}/stepUp/popups`, from),
  }));
}

/** Pairs the one name of a popup that the list lacks with the one of the list that nothing uses. */
export function popupRenamed(sources: Sources): { name: string; listed: string } | undefined {
  const named = new Set(popupsNamed(sources).map(({ popup }) => popup));
  const [name, otherName] = [...named].filter((popup) => sources.popups?.includes(popup) === false);
  const [listed, otherListed] = (sources.popups ?? []).filter((popup) => !named.has(popup));
  if (name === undefined || listed === undefined) return undefined;
  return otherName === undefined && otherListed === undefined ? { name, listed } : undefined;
}

/** Lists the popups of the journey of strong authentication that calls give another name. */
export const popupsRenamed = (sources: Sources): NamedPopup[] =>
  soundJourneys(sources).flatMap(({ document, definition }) =>
    stepsOf(definition, 'call').flatMap(({ step, pointer }) =>
      Object.keys(step.stepUp?.popups ?? {}).map((popup) => ({
        document,
        popup,
        pointer: pointerTo(`${pointer}/stepUp/popups`, popup),
      })),
    ),
  );

/** Lists the popups in which the screens of a journey stand; nothing when it cannot be read. */
export function popupsOfScreens(id: string, sources: Sources): string[] | undefined {
  const journey = journeyNamed(sources, id);
  return journey && stepsOf(journey.definition, 'form', 'end').flatMap(({ step }) => step.popup ?? []);
}
