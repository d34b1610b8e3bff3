import { categoriesInOrder } from '../../categories.ts';
import type { FilterForm } from '../filter-form.ts';
import { readAmount } from '../filter-rules.ts';
import { typedAmount } from '../typed-amount.ts';
import { about, plain, takeDates } from './typed-dates.ts';
import { amountsAbout } from '../wider-search.ts';

/** What is known where something is searched for. */
export type SearchGround = {
  today: string;
  /** Names a category in words. */
  nameOf: (code: string) => string;
  /** False where amounts are hidden: figures are words there. */
  hasAmounts: boolean;
};

/** The filters that typed words stand for; those that they say nothing of are left out. */
export type ReadSearch = Partial<
  Pick<FilterForm, 'search' | 'categories' | 'dates' | 'amountFrom' | 'amountTo' | 'currency'>
>;

/**
 * Reads one line of words as filters, for the bank’s own search knows merchants alone. A month, with its year or without, is
 * its days, as far as they may be asked for, and with a day before it that day, as is 3/9; other figures are an amount, or two with a dash between them the least and the most;
 * what is left is categories when it names nothing else, or else part of a merchant’s name.
 */
export function readSearch(text: string, ground: SearchGround): ReadSearch {
  const money = takeCurrency(wordsOf(text.replace(/franchi svizzeri/iu, 'CHF')));
  const days = takeDates(money.rest, ground.today);
  const amounts = ground.hasAmounts ? takeAmounts(days.rest) : { rest: days.rest };
  const isRead = money.isOther || days.dates !== undefined || amounts.range !== undefined;
  // Beside a month or an amount they only hold the sentence together; no merchant is called so.
  const rest = isRead ? amounts.rest.filter((word) => !joining.test(word)) : amounts.rest;
  const categories = categoriesNamed(rest, ground.nameOf);
  return {
    ...(days.dates && { dates: days.dates }),
    // The bank knows amounts in euro alone: what was spent in another currency is found among the few of its kind.
    ...(money.isOther ? { currency: { euro: false, other: true } } : amounts.range),
    ...(categories.length > 0 && { categories }),
    ...(categories.length === 0 && rest.length > 0 && { search: rest.join(' ') }),
  };
}

const joining = /^(?:a|ad|al|con|da|dal|del|di|e|in|nel|per)$/iu;

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

const figures = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const oneAmount = new RegExp(`^€?(${figures})€?$`, 'u');
const twoAmounts = new RegExp(`^€?(${figures})[-–]€?(${figures})€?$`, 'u');

const otherCurrency = /^(?:usd|us\$|dollar[oi]|gbp|sterlin[ae]|chf|franchi|[$£])$/iu;
const currencyMark = /us\$|[$£]/giu;

/** Takes the names and marks of other currencies than the euro out of some words; one may stand at its figure, as in $43,73. */
function takeCurrency(words: readonly string[]): { rest: readonly string[]; isOther: boolean } {
  const named = words.filter((word) => !otherCurrency.test(word));
  const rest = named.map((word) => (/\d/u.test(word) ? word.replaceAll(currencyMark, '') : word));
  const isOther = named.length < words.length || rest.some((word, place) => word !== named[place]);
  return { rest, isOther };
}

const euro = /^(?:€|eur|euro)$/iu;

/** Takes the first amount out of some words, with what stands beside it: euro, and that it is only about so much. */
function takeAmounts(words: readonly string[]): {
  rest: readonly string[];
  range?: Required<Pick<FilterForm, 'amountFrom' | 'amountTo'>>;
} {
  for (const [index, word] of words.entries()) {
    const range = rangeOf(word.replace(/^~/u, ''));
    if (range) {
      const [first, last] = besideOf(words, index);
      const beside = [...words.slice(first, index), ...words.slice(index + 1, last)];
      const isAbout = word.startsWith('~') || beside.some((each) => about.test(each));
      return {
        range: isAbout ? aboutRange(range) : range,
        rest: [...words.slice(0, first), ...words.slice(last)],
      };
    }
  }
  return { rest: words };
}

const belongs = (word: string | undefined): boolean =>
  word !== undefined && (euro.test(word) || about.test(word));

/** Returns from where to where words belong to the figure among them. */
function besideOf(words: readonly string[], index: number): [number, number] {
  let [first, last] = [index, index + 1];
  while (belongs(words[first - 1])) first -= 1;
  while (belongs(words[last])) last += 1;
  return [first, last];
}

function aboutRange(range: { amountFrom: string; amountTo: string }) {
  const [from, to] = [readAmount(range.amountFrom), readAmount(range.amountTo)];
  return typeof from === 'number' && typeof to === 'number' ? amountsAbout(from, to) : range;
}

function rangeOf(word: string) {
  const [, from, to] = twoAmounts.exec(word) ?? [];
  if (from !== undefined && to !== undefined) return within(typedAmount(from), typedAmount(to));
  const [, figure] = oneAmount.exec(word) ?? [];
  if (figure === undefined) return undefined;
  const amount = typedAmount(figure);
  // Anyone who types 50 means what cost fifty euro and some cents as well.
  return within(amount, amount.includes(',') ? amount : `${amount},99`) ?? within(amount, amount);
}

/** Only what the panel of the filters would take. */
function within(amountFrom: string, amountTo: string) {
  const [from, to] = [readAmount(amountFrom), readAmount(amountTo)];
  const isRange = typeof from === 'number' && typeof to === 'number' && from <= to;
  return isRange ? { amountFrom, amountTo } : undefined;
}

/** Returns the categories that some words name, one after the other; none when a word is left over. */
function categoriesNamed(words: readonly string[], nameOf: (code: string) => string): readonly string[] {
  const found: string[] = [];
  let rest = words;
  while (rest.length > 0) {
    const named = longestNamed(rest, nameOf);
    if (!named) return [];
    found.push(named.code);
    rest = rest.slice(named.length);
  }
  return [...new Set(found)];
}

const fewestLetters = 4;

/** Finds the category whose name begins with most of these words. */
function longestNamed(words: readonly string[], nameOf: (code: string) => string) {
  const stems = words.map(stem);
  const named = categoriesInOrder.map((code) => {
    const name = wordsOf(nameOf(code)).map(stem);
    const differs = name.findIndex((each, place) => each !== stems[place]);
    return { code, length: differs === -1 ? name.length : differs };
  });
  const [longest] = named.toSorted((one, other) => other.length - one.length);
  const isNamed = longest && longest.length > 0 && (words[0]?.length ?? 0) >= fewestLetters;
  return isNamed ? longest : undefined;
}

/** One and many differ in their last vowel: ‘ristorante’ means ‘Ristoranti’. */
const stem = (word: string): string => plain(word).replace(/[aeiou]+$/u, '');
