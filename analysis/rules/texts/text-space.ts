import { kindOfText, textsOf } from '../../texts/text-places.ts';
import { onceFor } from '../../source/memoize.ts';
import type { JsonDocument } from '../../source/document.ts';
import type { Words } from '../../report/words.ts';
import { withinBy } from '../../report/place-within.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds blanks and signs in texts that nobody sees, or that break their lines badly. */
export function* textSpace({ texts, journeys }: Sources): Generator<Problem> {
  for (const [file, document] of texts) yield* (journeys.has(file) ? inJourney : elsewhere)(document);
}

type Slip = { pattern: RegExp; is: Words };

const slips: readonly Slip[] = [
  { pattern: /^\s|\s$/u, is: { en: 'begins or ends with a blank', it: 'comincia o finisce con uno spazio' } },
  // Two line breaks make a paragraph, and the blanks behind one indent a list.
  {
    pattern: /[^\S\n]{2}(?<!\n[^\S\n]*)/u,
    is: { en: 'has two blanks in a row', it: 'ha due spazi di fila' },
  },
  {
    pattern: /(?!\n)[\p{Cc}\p{Cf}]/u,
    is: { en: 'has a sign that nobody sees', it: 'ha un segno che non si vede' },
  },
  {
    pattern: /(?<![\p{N}\p{Sc}}])[\u00A0\u202F]/u,
    is: {
      en: 'has a non-breaking space that keeps no unit with its figure',
      it: 'ha uno spazio unificatore che non tiene un’unità con la sua cifra',
    },
  },
];

const lineBreak: Slip = {
  pattern: /\n/u,
  is: { en: 'has a line break, which is not shown there', it: 'ha un a capo, che lì non si vede' },
};

/** What shows several lines. */
const withLines = ['body', 'document'];

const inJourney = onceFor((document: JsonDocument) => problemsIn(document, true));
const elsewhere = onceFor((document: JsonDocument) => problemsIn(document, false));

function problemsIn(document: JsonDocument, isOfJourney: boolean): Problem[] {
  return textsOf(document).flatMap(({ path, pointer, words }) => {
    // What has nothing but blanks is found as no text.
    if (words.trim() === '') return [];
    const kind = isOfJourney ? kindOfText(path) : undefined;
    const held = kind === undefined || withLines.includes(kind) ? slips : [...slips, lineBreak];
    const slip = held.find(({ pattern }) => pattern.test(words));
    if (!slip) return [];
    const key = path.join('.');
    const message = { en: `The text "${key}" ${slip.is.en}.`, it: `Il testo "${key}" ${slip.is.it}.` };
    const mended = mend(words);
    const within = withinBy(slip.pattern, words);
    return [
      { document, pointer, within, message, ...(mended !== words && { fix: { reword: words, to: mended } }) },
    ];
  });
}

/** Takes out what can be taken out without asking. */
const mend = (words: string): string =>
  words
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\t' ? ' ' : ''))
    .replaceAll(/(?<![\p{N}\p{Sc}}])[\u00A0\u202F]/gu, ' ')
    .replaceAll(/(?<=[^\s])[^\S\n]{2,}/gu, ' ')
    .trim();
