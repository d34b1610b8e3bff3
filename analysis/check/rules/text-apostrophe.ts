import { textsOf } from '../../model/texts.ts';
import type { Rule } from '../rule.ts';

const apostrophe = "'";

/** Finds straight apostrophes and quotation marks in texts. */
export const textApostrophe: Rule = {
  code: 'text-apostrophe',
  severity: 'error',
  title: { en: 'A straight apostrophe in a text', it: 'Un apostrofo dritto in un testo' },
  explain: {
    en: 'Texts are set with the typographic apostrophe ’ and with the quotation marks “ and ”, not with the straight ones of the keyboard.',
    it: 'I testi si scrivono con l’apostrofo tipografico ’ e con le virgolette “ e ”, non con i segni dritti della tastiera.',
  },
  across: true,
  *run({ texts }) {
    for (const document of texts.values()) {
      for (const { path, pointer, words } of textsOf(document)) {
        const mark = [apostrophe, '"'].find((sign) => words.includes(sign));
        if (mark === undefined) continue;
        const key = path.join('.');
        const message = {
          en: `The text "${key}" has a straight ${mark}.`,
          it: `Il testo "${key}" ha un segno ${mark} dritto.`,
        };
        yield { document, pointer, message, ...(mark === apostrophe ? forApostrophes : forQuotes) };
      }
    }
  },
};

const forApostrophes = {
  hint: { en: 'Write ’ instead.', it: 'Scrivi ’ al suo posto.' },
  fix: { replace: apostrophe, by: '’' },
};

const forQuotes = { hint: { en: 'Write “ and ” instead.', it: 'Scrivi “ e ” al loro posto.' } };
