import type { Words } from '../../report/words.ts';
import { withinBy } from '../../report/place-within.ts';
import { eachText } from '../each-text.ts';

type Slip = { pattern: RegExp; is: Words };

const slips: readonly Slip[] = [
  {
    pattern: /^\s|\s$/u,
    is: { en: 'begins or ends with a blank.', it: 'comincia o finisce con uno spazio.' },
  },
  // Two line breaks make a paragraph, and the blanks behind one indent a list.
  {
    pattern: /[^\S\n]{2}(?<!\n[^\S\n]*)/u,
    is: { en: 'has two blanks in a row.', it: 'ha due spazi di fila.' },
  },
  {
    pattern: /(?!\n)[\p{Cc}\p{Cf}]/u,
    is: { en: 'has a sign that nobody sees.', it: 'ha un segno che non si vede.' },
  },
  {
    pattern: /(?<![\p{N}\p{Sc}}])[\u00A0\u202F]/u,
    is: {
      en: 'has a non-breaking space that keeps no unit with its figure.',
      it: 'ha uno spazio unificatore che non tiene un’unità con la sua cifra.',
    },
  },
];

const lineBreak: Slip = {
  pattern: /\n/u,
  is: { en: 'has a line break, which is not shown there.', it: 'ha un a capo, che lì non si vede.' },
};

/** What shows several lines. */
const withLines = ['body', 'document'];

/** Finds blanks and signs in texts that nobody sees, or that break their lines badly. */
export const textSpace = eachText(({ words, kind }) => {
  // What has nothing but blanks is found as no text.
  if (words.trim() === '') return undefined;
  const held = kind === undefined || withLines.includes(kind) ? slips : [...slips, lineBreak];
  const slip = held.find(({ pattern }) => pattern.test(words));
  if (!slip) return undefined;
  const mended = mend(words);
  const fix = mended !== words && { fix: { reword: words, to: mended } };
  return { says: slip.is, within: withinBy(slip.pattern, words), ...fix };
});

/** Takes out what can be taken out without asking. */
const mend = (words: string): string =>
  words
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\t' ? ' ' : ''))
    .replaceAll(/(?<![\p{N}\p{Sc}}])[\u00A0\u202F]/gu, ' ')
    .replaceAll(/(?<=[^\s])[^\S\n]{2,}/gu, ' ')
    .trim();
