import type { FormStep, ViewStep } from '#schemas';
import { screensOf } from '../../graph/journeys.ts';
import { textAt } from '../../texts/text-places.ts';
import { pointerTo } from '../../source/document.ts';
import { eachTexts } from '../each-journey.ts';

/** Finds actions of one screen that say the same. */
export const labelTwin = eachTexts(function* ({ document, definition }) {
  for (const { name, step } of screensOf(definition)) {
    for (const { action, twin, words } of twinsOf(step, name, document.value)) {
      const message = {
        en: `The actions "${twin}" and "${action}" both say “${words}”.`,
        it: `Le azioni "${twin}" e "${action}" dicono entrambe “${words}”.`,
      };
      yield { pointer: pointerTo('', name, 'actions', action), message };
    }
  }
});

type Twin = { action: string; twin: string; words: string };

/** Lists the actions that say what one before them says, where nothing keeps the two apart, as lines of a summary do. */
function twinsOf({ actions }: FormStep | ViewStep, screen: string, texts: unknown): Twin[] {
  const said = Object.entries(actions)
    .filter(([, { changes }]) => changes !== true)
    .map(([action, { when }]) => ({
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
