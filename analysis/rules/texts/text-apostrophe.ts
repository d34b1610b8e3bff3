import { withinBy } from '../../report/place-within.ts';
import { eachText, type SaidOfText } from '../each-text.ts';

const apostrophe = "'";

/** Finds straight apostrophes and quotation marks in texts. */
export const textApostrophe = eachText(
  ({ words }) => unaccentedIn(words) ?? straightIn(words) ?? turnedIn(words),
);

// Words that are cut short, and take an apostrophe at their end.
const cutShort = 'po|di|fa|va|sta|da|be|to|mo|ca|ve|de|co|ne|pe|su|que|vo';
// Words that have an accent at their end, anyone who writes them with an apostrophe.
const accented = 'e|cioe|piu|puo|cio|gia|giu|cosi|pero|sara|citta|\\p{L}*(?:che|ita)';
const unaccented = new RegExp(
  `(?<![\\p{L}'’])((?!(?:${cutShort})')\\p{L}*[aeiou]'|(?:${accented})’)(?!\\p{L})`,
  'iu',
);

/** Finds an apostrophe in the place of an accent, which a curved one would be as well. */
function unaccentedIn(words: string): SaidOfText | undefined {
  const within = withinBy(unaccented, words);
  if (!within) return undefined;
  const written = words.slice(within.from, within.to);
  const says = {
    en: `has a sign in the place of an accent: “${written}”.`,
    it: `ha un segno al posto di un accento: “${written}”.`,
  };
  return {
    says,
    within,
    hint: {
      en: 'Write the letter with its accent: “È”, “perché”.',
      it: 'Scrivi la lettera con l’accento: “È”, “perché”.',
    },
  };
}

function straightIn(words: string): SaidOfText | undefined {
  const mark = [apostrophe, '"'].find((sign) => words.includes(sign));
  if (mark === undefined) return undefined;
  const says = { en: `has a straight ${mark}.`, it: `ha un segno ${mark} dritto.` };
  const from = words.indexOf(mark);
  const within = { from, to: from + mark.length };
  return { says, within, ...(mark === apostrophe ? forApostrophes : forQuotes) };
}

/** Finds an apostrophe that a program has turned the other way round, or an accent that stands for one. */
function turnedIn(words: string): SaidOfText | undefined {
  const within = withinBy(/(?<=\p{L})[‘´`′]/u, words);
  if (!within) return undefined;
  const mark = words.slice(within.from, within.to);
  const says = {
    en: `has a ${mark} in the place of an apostrophe.`,
    it: `ha un segno ${mark} al posto di un apostrofo.`,
  };
  return { says, within, hint: forApostrophes.hint };
}

const forApostrophes = {
  hint: { en: 'Write ’ instead.', it: 'Scrivi ’ al suo posto.' },
  fix: { replace: apostrophe, by: '’' },
};

const forQuotes = { hint: { en: 'Write “ and ” instead.', it: 'Scrivi “ e ” al loro posto.' } };
