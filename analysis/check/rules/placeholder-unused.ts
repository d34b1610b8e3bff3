import { soundJourneys, stepsOf } from '../../model/journeys.ts';
import { isVariant, placeholdersIn, textsIn, variantChooser } from '../../model/texts.ts';
import { pointerTo } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import type { Rule } from '../rule.ts';

/** Finds values given to texts that no text of the step shows. */
export const placeholderUnused: Rule = {
  code: 'placeholder-unused',
  severity: 'error',
  title: { en: 'A value that no text of the step shows', it: 'Un valore che nessun testo del passo mostra' },
  explain: {
    en: 'Each member of "shows" fills the placeholder of that name in the texts of the step; one that no text holds is not needed; nor is a "context" without variants to choose from.',
    it: 'Ogni membro di "shows" riempie il segnaposto con quel nome nei testi del passo; uno che nessun testo contiene non serve, come un "context" senza varianti da scegliere.',
  },
  wording: true,
  *run(sources) {
    for (const { source, document, definition } of soundJourneys(sources)) {
      const texts = sources.texts.get(source.id)?.value;
      if (!isNode(texts)) continue;
      for (const { name, pointer, step } of stepsOf(definition, 'form', 'view', 'end')) {
        const own = [...textsIn(texts[name])];
        const used = new Set(own.flatMap(({ words }) => placeholdersIn(words)));
        if (own.some(isVariant)) used.add(variantChooser);
        for (const shown of Object.keys(step.shows ?? {})) {
          if (used.has(shown)) continue;
          const place = { pointer: pointerTo(`${pointer}/shows`, shown), part: 'key' } as const;
          const message =
            shown === variantChooser
              ? {
                  en: `No text of "${name}" has variants to choose from.`,
                  it: `Nessun testo di "${name}" ha varianti da scegliere.`,
                }
              : {
                  en: `No text of "${name}" holds {${shown}}.`,
                  it: `Nessun testo di "${name}" contiene {${shown}}.`,
                };
          yield { document, ...place, message };
        }
      }
    }
  },
};
