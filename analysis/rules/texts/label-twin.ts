import type { FormStep, ViewStep } from '#schemas';
import { soundJourneys, stepsOf } from '../../graph/journeys.ts';
import { textAt } from '../../texts/text-places.ts';
import { pointerTo } from '../../source/document.ts';
import type { Rule } from '../rule.ts';

/** Finds actions of one screen that say the same. */
export const labelTwin: Rule = {
  code: 'label-twin',
  severity: 'error',
  title: {
    en: 'Two actions of one screen with the same words',
    it: 'Due azioni di una schermata con le stesse parole',
  },
  explain: {
    en: 'Two actions of a screen say the same, and the holder cannot tell what each does. A new way out is made with the words that most actions have: write what it does. Two actions that both have a guard may say the same: they may be there by turns.',
    it: 'Due azioni di una schermata dicono lo stesso, e il titolare non capisce che cosa fa ciascuna. Una nuova via d’uscita nasce con le parole che hanno più azioni: scrivi che cosa fa. Due azioni che hanno entrambe una condizione possono dire lo stesso: possono comparire a turno.',
  },
  wording: true,
  *run(sources) {
    for (const { source, definition } of soundJourneys(sources)) {
      const document = sources.texts.get(source.id);
      for (const { name, step } of document ? stepsOf(definition, 'form', 'view') : []) {
        for (const { action, twin, words } of twinsOf(step, name, document?.value)) {
          const message = {
            en: `The actions "${twin}" and "${action}" both say “${words}”.`,
            it: `Le azioni "${twin}" e "${action}" dicono entrambe “${words}”.`,
          };
          if (document) yield { document, pointer: pointerTo('', name, 'actions', action), message };
        }
      }
    }
  },
};

type Twin = { action: string; twin: string; words: string };

/** Lists the actions that say what one before them says, where nothing keeps the two apart. */
function twinsOf({ actions }: FormStep | ViewStep, screen: string, texts: unknown): Twin[] {
  const said = Object.entries(actions).map(([action, { when }]) => ({
    action,
    isAlways: when === undefined,
    words: textAt(texts, [screen, 'actions', action])?.trim() ?? '',
  }));
  return said.flatMap(({ action, isAlways, words }, index) => {
    const twin = said
      .slice(0, index)
      .find((other) => words !== '' && other.words === words && (isAlways || other.isAlways));
    return twin ? [{ action, twin: twin.action, words }] : [];
  });
}
