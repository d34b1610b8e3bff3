import { onceFor } from '../../source/memoize.ts';
import { textsOf } from '../../texts/text-places.ts';
import { avoiding } from '../../texts/wording.ts';
import type { WordsFile } from '#schemas';
import type { JsonDocument } from '../../source/document.ts';
import type { Checked, Sources } from '../../source/sources.ts';
import { excusing, type WordingProblem } from '../../report/suppressions.ts';

/** Lists the words to avoid in all texts, in the excused ones too. */
export function* avoidedWords(sources: Sources): Generator<WordingProblem> {
  const { words: list } = sources;
  if (!list || (list.value?.avoid ?? []).length === 0) return;
  for (const [namespace, document] of sources.texts) {
    for (const { path, pointer, found, better, within } of avoidedIn(list)(document)) {
      const key = path.join('.');
      const message = {
        en: `The text "${key}" has the word “${found}”.`,
        it: `Nel testo "${key}" c’è la parola “${found}”.`,
      };
      const hint = { en: `Better: “${better}”.`, it: `Meglio: “${better}”.` };
      yield { document, pointer, within, message, hint, text: `${namespace}.${key}` };
    }
  }
}

/** Finds the texts of a file that have a word of the list. */
const avoidedIn = onceFor((list: Checked<WordsFile>) => {
  const find = avoiding(list.value?.avoid ?? []);
  return onceFor((document: JsonDocument) =>
    textsOf(document).flatMap(({ path, pointer, words }) =>
      find(words).map(({ found, better, from }) => ({
        path,
        pointer,
        found,
        better,
        within: { from, to: from + found.length },
      })),
    ),
  );
});

/** Finds words that have a better one. */
export const textWord = excusing('text-word', avoidedWords);
