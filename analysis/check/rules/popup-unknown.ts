import { popupsNamed } from '../../model/popups.ts';
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
    for (const { document, pointer, popup } of popupsNamed(sources)) {
      if (popups.includes(popup)) continue;
      const message = {
        en: `There is no popup "${popup}" in journeys/popups.json.`,
        it: `Non c’è una finestra "${popup}" in journeys/popups.json.`,
      };
      yield { document, pointer, message, ...suggest(popup, popups) };
    }
  },
};
