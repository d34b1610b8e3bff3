import { areAllRead } from '../../graph/journeys.ts';
import { popupRenamed, popupsFile, popupsNamed } from '../../symbols/popups.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Rule } from '../rule.ts';

/** Finds names in the list of popups that nothing uses, or that stand there twice. */
export const popupUnused: Rule = {
  code: 'popup-unused',
  severity: 'error',
  title: { en: 'A popup that nothing uses', it: 'Una finestra che nulla usa' },
  explain: {
    en: 'The file journeys/popups.json lists the names of the popups. No journey opens by this one, no screen stands in it and the timeline does not open it, or it is in the list twice: the name has a slip, or the popup is gone. Take it away.',
    it: 'Il file journeys/popups.json elenca i nomi delle finestre. Con questo non si apre nessun flusso, nessuna schermata ci sta e la timeline non lo apre, oppure è nell’elenco due volte: nel nome c’è un errore, o la finestra non c’è più. Toglilo.',
  },
  across: true,
  *run(sources) {
    const document = sources.documents.find(({ path }) => path === popupsFile);
    if (document === undefined || sources.popups === undefined) return;
    const used = new Set(popupsNamed(sources).map(({ popup }) => popup));
    const unknown = [...used].filter((name) => !sources.popups?.includes(name));
    // Where a name has a slip, another rule says so; and what cannot be read may name any.
    const isMeant = (popup: string) =>
      unknown.some((name) => suggest(name, [popup]).fix !== undefined) ||
      popupRenamed(sources)?.listed === popup ||
      !canTell(sources);
    for (const [index, popup] of sources.popups.entries()) {
      const pointer = pointerTo('', index);
      if (sources.popups.indexOf(popup) < index) {
        const message = {
          en: `The popup "${popup}" is in the list twice.`,
          it: `La finestra "${popup}" è nell’elenco due volte.`,
        };
        yield { document, pointer, message };
      } else if (!used.has(popup) && !isMeant(popup)) {
        const message = {
          en: `Nothing uses the popup "${popup}".`,
          it: `Nulla usa la finestra "${popup}".`,
        };
        yield { document, pointer, message };
      }
    }
  },
};

const canTell = (sources: Sources): boolean =>
  areAllRead(sources) && (sources.timeline === undefined || sources.timeline.value !== undefined);
