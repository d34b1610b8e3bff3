import { parseMoney } from '#i18n';
import { categoryNumbers } from '../categories.ts';
import { allCategories, type FilterForm, selectableDays } from './filter-form.ts';

/** What is wrong with a form, by the place that says it. */
export type FilterProblems = {
  search?: true;
  dates?: true;
  categories?: true;
  amountFrom?: true;
  amountTo?: true;
};

/** The most that an amount may be, in cents (FILTER-18). */
export const mostCents = 9_999_900;
const mostDigits = 6;
const mostLetters = 80;
const typedAmount = /^\d+(?:,\d{1,2})?$/u;

/** Finds what is wrong with a form; only one without problems may be applied (FILTER-08). */
export function problemsOf(form: FilterForm, today: string): FilterProblems {
  return {
    ...(!isSearch(form.search) && { search: true }),
    ...(!isPeriod(form.dates, today) && { dates: true }),
    ...(!form.categories.every(isCategory) && { categories: true }),
    ...(readAmount(form.amountFrom) === 'wrong' && { amountFrom: true }),
    ...(!isAmountTo(form) && { amountTo: true }),
  };
}

/** Returns whether a form may be applied. */
export function isValid(problems: FilterProblems): boolean {
  return Object.keys(problems).length === 0;
}

/** Reads a typed amount in cents; nothing when it is empty, `wrong` when it is none that may be asked for (FILTER-18). */
export function readAmount(text: string): number | undefined | 'wrong' {
  if (text === '') return undefined;
  const digits = text.replaceAll(/\D/gu, '').length;
  const cents = typedAmount.test(text) && digits <= mostDigits ? parseMoney(text) : undefined;
  return cents === undefined || cents > mostCents ? 'wrong' : cents;
}

/** Returns a typed amount one euro higher or lower, within what may be asked for (FILTER-18). */
export function stepAmount(text: string, euros: 1 | -1): string {
  const cents = readAmount(text);
  if (cents === 'wrong') return text;
  const stepped = Math.min(mostCents, Math.max(0, (cents ?? 0) + euros * 100));
  const decimals = stepped % 100;
  return `${Math.trunc(stepped / 100)}${decimals === 0 ? '' : `,${String(decimals).padStart(2, '0')}`}`;
}

// Nothing typed is no search; spaces alone would be a search for nothing (FILTER-22).
function isSearch(search: string): boolean {
  return search === '' || (search.trim() !== '' && search.length <= mostLetters);
}

function isPeriod({ startDate, endDate }: FilterForm['dates'], today: string): boolean {
  const { first, last } = selectableDays(today);
  return first <= startDate && startDate <= endDate && endDate <= last;
}

function isCategory(code: string): boolean {
  return code === allCategories || code in categoryNumbers;
}

function isAmountTo({ amountFrom, amountTo }: FilterForm): boolean {
  const [from, to] = [readAmount(amountFrom), readAmount(amountTo)];
  if (to === 'wrong') return false;
  // Equal bounds are a range of one amount (FILTER-19).
  return typeof from !== 'number' || to === undefined || from <= to;
}
