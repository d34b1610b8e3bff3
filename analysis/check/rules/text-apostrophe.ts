import { textsIn } from '../../model/texts.ts';
import type { Rule } from '../rule.ts';

/** Finds straight apostrophes and quotation marks in texts. */
export const textApostrophe: Rule = {
  code: 'text-apostrophe',
  severity: 'error',
  title: 'A straight apostrophe in a text',
  explain:
    'Texts are set with the typographic apostrophe ’ and with the quotation marks “ and ”, not with the straight ones of the keyboard.',
  *run({ texts }) {
    for (const document of texts.values()) {
      for (const { path, pointer, words } of textsIn(document.value)) {
        const [mark] = /['"]/.exec(words) ?? [];
        if (mark === undefined) continue;
        const hint = mark === "'" ? 'Write ’ instead.' : 'Write “ and ” instead.';
        yield { document, pointer, message: `The text "${path.join('.')}" has a straight ${mark}.`, hint };
      }
    }
  },
};
