import type { WordsFile } from '#schemas';
import { onceFor } from '../source/memoize.ts';

type Avoid = readonly Readonly<WordsFile['avoid'][number]>[];

/** A word of a text that has a better one, and where it stands. */
export type AvoidedWord = { found: string; better: string; from: number };

/** Makes what finds the words of a list in a text, each once; nothing of what fills placeholders. */
export function avoiding(avoid: Avoid): (words: string) => AvoidedWord[] {
  if (avoid.length === 0) return () => [];
  const any = patternOf(avoid);
  // Almost every text has none, which is seen sooner without looking at what stands around.
  const letters = new RegExp(avoid.map(({ word }) => escaped(word.replace(/\*$/, ''))).join('|'), 'iu');
  const alone = onceFor((one: Avoid[number]) => patternOf([one]));
  return (words) => {
    if (!letters.test(words)) return [];
    const bare = words.replaceAll(placeholder, ({ length }) => ' '.repeat(length));
    const found = new Map([...bare.matchAll(any)].toReversed().map(({ index, 0: word }) => [word, index]));
    return [...found].map(([word, from]) => {
      const better = avoid.find((one) => word.search(alone(one)) >= 0)?.better ?? '';
      return { found: word, better, from };
    });
  };
}

const placeholder = /\{[^{}]*\}/g;

function patternOf(avoid: Avoid): RegExp {
  const choices = avoid.map(({ word }) => {
    const isStem = word.endsWith('*');
    const letters = escaped(isStem ? word.slice(0, -1) : word);
    return isStem ? String.raw`${letters}\p{L}*` : letters;
  });
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${choices.join('|')})(?![\p{L}\p{N}])`, 'giu');
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

// As much as an amount or a masked number takes.
const filled = 'x'.repeat(10);

/** Counts the characters of a text as it is read, with its placeholders filled. */
export const lengthRead = (words: string): number => words.replaceAll(placeholder, filled).length;
