import { onceFor } from '../../source/memoize.ts';
import { textsOf } from '../../texts/text-places.ts';
import type { JsonDocument } from '../../source/document.ts';
import { isStandIn } from '../../texts/stand-ins.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds texts that stand in until somebody writes them. */
export const textStandin: Rule = {
  code: 'text-standin',
  severity: 'error',
  title: { en: 'A text that is still to be written', it: 'Un testo ancora da scrivere' },
  explain: {
    en: 'A new journey or step comes with texts that say only that they are to be written. Write what the holder shall read.',
    it: 'Un flusso o un passo nuovo arriva con testi che dicono solo che sono da scrivere. Scrivi ciò che il titolare deve leggere.',
  },
  across: true,
  *run({ texts }) {
    for (const document of texts.values()) yield* standInsOf(document);
  },
};

const standInsOf = onceFor((document: JsonDocument): Problem[] =>
  textsOf(document).flatMap(({ path, pointer, words }) => {
    if (!isStandIn(words)) return [];
    const key = path.join('.');
    const message = {
      en: `The text "${key}" is still to be written.`,
      it: `Il testo "${key}" è ancora da scrivere.`,
    };
    return [{ document, pointer, message }];
  }),
);
