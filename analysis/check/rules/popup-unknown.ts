import type { CallStep } from '#schemas';
import { soundJourneys, stepsOf } from '../../model/journeys.ts';
import { type JsonDocument, pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../near.ts';
import type { Rule } from '../rule.ts';

/** Finds names of popups that the list of popups does not have. */
export const popupUnknown: Rule = {
  code: 'popup-unknown',
  severity: 'error',
  title: { en: 'A popup that nobody knows', it: 'Una finestra che nessuno conosce' },
  explain: {
    en: 'A journey opens by the name of a popup, and its screens stand in popups; the known names stand in journeys/popups.json. A popup that is new is added there first. Without that file the names are not checked.',
    it: 'Un flusso si apre con il nome di una finestra, e le sue schermate stanno in finestre; i nomi conosciuti stanno in journeys/popups.json. Una finestra nuova si aggiunge prima lì. Senza quel file i nomi non si controllano.',
  },
  across: true,
  *run(sources) {
    const { popups } = sources;
    if (popups === undefined) return;
    for (const { document, pointer, popup } of [...popupsOfJourneys(sources), ...popupsOfTimeline(sources)]) {
      if (popup === undefined || popups.includes(popup)) continue;
      const message = {
        en: `There is no popup "${popup}" in journeys/popups.json.`,
        it: `Non c’è una finestra "${popup}" in journeys/popups.json.`,
      };
      yield { document, pointer, message, ...suggest(popup, popups) };
    }
  },
};

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
