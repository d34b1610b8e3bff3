import type { WordsFile } from '#schemas';
import { onceFor } from '../../source/memoize.ts';
import { textsOf } from '../../texts/text-places.ts';
import type { JsonDocument } from '../../source/document.ts';
import type { Checked, Sources } from '../../source/sources.ts';
import { excusing, type WordingProblem } from '../../report/suppressions.ts';

/** Lists the words to avoid in all texts, in the excused ones too. */
export function* avoidedWords(sources: Sources): Generator<WordingProblem> {
  const { words: list } = sources;
  const avoid = list?.value?.avoid ?? [];
  if (!list || avoid.length === 0) return;
  for (const [namespace, document] of sources.texts) {
    for (const { path, pointer, found, within } of avoidedIn(list)(document)) {
      const better = avoid.find((one) => patternOf([one]).test(found))?.better ?? '';
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
  const any = patternOf(list.value?.avoid ?? []);
  return onceFor((document: JsonDocument) =>
    textsOf(document).flatMap(({ path, pointer, words }) => {
      const bare = words.replaceAll(/\{[^{}]*\}/g, ({ length }) => ' '.repeat(length));
      const found = new Map([...bare.matchAll(any)].toReversed().map(({ index, 0: word }) => [word, index]));
      return [...found].map(([word, from]) => ({
        path,
        pointer,
        found: word,
        within: { from, to: from + word.length },
      }));
    }),
  );
});

function patternOf(avoid: WordsFile['avoid']): RegExp {
  const choices = avoid.map(({ word }) => {
    const isStem = word.endsWith('*');
    const letters = escaped(isStem ? word.slice(0, -1) : word);
    return isStem ? String.raw`${letters}\p{L}*` : letters;
  });
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${choices.join('|')})(?![\p{L}\p{N}])`, 'giu');
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Finds words that have a better one. */
export const textWord = excusing('text-word', avoidedWords);
