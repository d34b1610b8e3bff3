import { daysBefore, formatMonthYear, monthOf, monthsBefore } from '#i18n';
import { selectableDays, selectableMonths } from '../filter-form.ts';
import { type Span, takeSpan } from './typed-spans.ts';

/** Says of a figure that it is an amount, of which only about so much is known. */
export const about = /^(?:circa|ca\.?|~)$/iu;

/** Small letters without accents: nobody types them in a search. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

type Month = Span & { name: string; year: string };

/** Takes the months and days out of some words; from the first of them to the last is one period. */
export function takeDates(typed: readonly string[], today: string) {
  const { rest: words, span } = takeSpan(typed, today);
  const months = monthsInReach(today);
  const rest: string[] = [];
  const found: Month[] = [];
  for (const [place, word] of words.entries()) {
    const before = found.at(-1);
    const ofYear = before && months.find(({ name, year }) => name === before.name && year === word);
    const month = monthNamed(word, words[place + 1], months);
    const day = month ? dayBefore(month, { words, place, months }) : dayNamed(word, today, months);
    // A year belongs to the month that it follows.
    if (ofYear && rest.length === 0) found.splice(-1, 1, onSameDay(ofYear, before) ?? ofYear);
    else if (day) {
      if (month) rest.pop();
      found.push(day);
    } else if (month) found.push(month);
    else rest.push(word);
  }
  return { rest, ...wholeOf(span ? [...found, span] : found) };
}

/** From the first day of some periods to their last. */
function wholeOf(periods: readonly Span[]) {
  const days = periods.flatMap(({ first, last }) => [first, last]).toSorted();
  const [startDate, endDate] = [days[0], days.at(-1)];
  return startDate !== undefined && endDate !== undefined && { dates: { startDate, endDate } };
}

const monthNamed = (word: string, next: string | undefined, months: readonly Month[]): Month | undefined =>
  months.find(({ name }) => name === plain(word)) ??
  (isNameAfter(next) ? undefined : months.find(({ name }) => isShortFor(name, plain(word))));

type Place = { words: readonly string[]; place: number; months: readonly Month[] };

/** Reads the figure before a month as one of its days, unless it is said to be about so much. */
function dayBefore({ name }: Month, { words, place, months }: Place): Month | undefined {
  if (about.test(words[place - 2] ?? '')) return undefined;
  const same = months.filter((each) => each.name === name);
  const ofYear = same.filter(({ year }) => year === words[place + 1]);
  return onDay(ofYear.length > 0 ? ofYear : same, words[place - 1]);
}

/** Finds the newest day of some months that what is typed may be and that may be asked for. */
function onDay(months: readonly Month[], typed = ''): Month | undefined {
  if (!/^\d{1,2}$/u.test(typed)) return undefined;
  return months
    .map((month) => ({ month, day: `${month.first.slice(0, 8)}${typed.padStart(2, '0')}` }))
    .filter(({ month: { first, last }, day }) => day >= first && day <= last)
    .map(({ month, day }) => ({ ...month, first: day, last: day }))[0];
}

const onSameDay = (month: Month, { first, last }: Month): Month | undefined =>
  first === last ? onDay([month], first.slice(8)) : undefined;

const daysAgo: ReadonlyMap<string, number> = new Map([
  ['oggi', 0],
  ['ieri', 1],
]);

const dayNamed = (word: string, today: string, months: readonly Month[]): Month | undefined =>
  dayCalled(word, today, months) ?? dayWritten(word, months);

/** Today and yesterday have a name. */
function dayCalled(word: string, today: string, months: readonly Month[]): Month | undefined {
  const days = daysAgo.get(plain(word));
  if (days === undefined) return undefined;
  const day = daysBefore(today, days);
  const month = months.find(({ first, last }) => day >= first && day <= last);
  return month && { ...month, first: day, last: day };
}

/** ‘3/9’, ‘03/09’ and ‘3/9/26’ are the third of September. */
function dayWritten(word: string, months: readonly Month[]): Month | undefined {
  const [, day, month = '', year] = /^(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d{2}))?$/u.exec(word) ?? [];
  const meant = months.filter(
    ({ first }) =>
      first.slice(5, 7) === month.padStart(2, '0') && (year ?? first.slice(2, 4)) === first.slice(2, 4),
  );
  return onDay(meant, day);
}

/** ‘set’, ‘sett’ or ‘set.’ is September. */
const isShortFor = (month: string, word: string): boolean =>
  /^[a-z]{3,4}\.?$/u.test(word) && month.startsWith(word.replace('.', ''));

/** Before another word it may be the beginning of a name, as in ‘Mar Rosso’. */
const isNameAfter = (next: string | undefined): boolean => next !== undefined && !/\d/u.test(next);

/** The months that may be asked for, the newest first, each as far as it may be. */
function monthsInReach(today: string): readonly Month[] {
  const reach = selectableDays(today);
  return Array.from({ length: selectableMonths + 1 }, (_, before) => {
    const { first, last } = monthOf(monthsBefore(monthOf(today).first, before));
    const [name = '', year = ''] = formatMonthYear(first).split(' ');
    return {
      name: plain(name),
      year,
      first: first < reach.first ? reach.first : first,
      last: last > reach.last ? reach.last : last,
    };
  });
}
