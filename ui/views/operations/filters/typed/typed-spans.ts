import { daysBefore, monthOf, monthsBefore } from '#i18n';
import { selectableDays } from '../filter-form.ts';

/** A period, from its first to its last day. */
export type Span = { first: string; last: string };

const numbers = ['un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'] as const;

const article = String.raw`(?:(?:ne|de)?(?:l|ll|gl)[oaei]?\s|il\s|i\s|ne[il]\s|de[il]\s|(?:ne|de)?ll?['’])?`;
const count = String.raw`(\d{1,3}|un[oa]?|${numbers.slice(1).join('|')})`;
const unit = String.raw`(giorn[oi]|settiman[ae]|mes[ei]|ann[oi])`;

type Told = (today: string, words: readonly string[]) => Span;

const phrase = (words: string): RegExp =>
  new RegExp(String.raw`(?<=^|\s)(?:${words.replaceAll(' ', String.raw`\s`)})(?=\s|$)`, 'iu');

/** Simple words for time; the first that stand in what is typed are read. */
const phrases: readonly (readonly [RegExp, Told])[] = [
  [phrase(`${count} ${unit} fa`), (today, [many, of]) => around(today, of, howMany(many))],
  [phrase(`${article}${unit} scors[oaie]`), (today, [of]) => around(today, of, 1)],
  [phrase(`${article}(?:scors[oa]|passat[oa]) ${unit}`), (today, [of]) => around(today, of, 1)],
  [phrase(`quest(?:[oa] |['’])${unit}`), (today, [of]) => around(today, of, 0)],
  [
    phrase(`${article}ultim[oaie] (?:${count} )?${unit}`),
    (today, [many, of]) => upTo(today, of, howMany(many)),
  ],
  [phrase(`${article}altro ieri`), (today) => around(today, 'giorno', 2)],
];

/** So much of a time is no amount, even where nothing says which it is. */
const measure = phrase(`\\d+ ${unit}`);

/**
 * Takes the first words for time out of what is typed, as in ‘2 mesi fa’ and ‘mese scorso’. What is out of reach, or only so long,
 * stays one word: its figure is no amount.
 */
export function takeSpan(words: readonly string[], today: string): { rest: readonly string[]; span?: Span } {
  const line = words.join(' ');
  for (const [pattern, told] of phrases) {
    const found = pattern.exec(line);
    if (!found) continue;
    const span = inReach(told(today, found.slice(1)), today);
    return span ? { rest: wordsAround(found, ''), span } : { rest: wordsAround(found, found[0]) };
  }
  const found = measure.exec(line);
  return { rest: found ? wordsAround(found, found[0]) : words };
}

/** The words beside what was found, with one in its place. */
function wordsAround({ 0: { length }, index, input }: RegExpExecArray, word: string): string[] {
  const [before, after] = [input.slice(0, index), input.slice(index + length)];
  return [...before.split(' '), word, ...after.split(' ')].filter((each) => each !== '');
}

const howMany = (word: string | undefined): number => {
  if (word === undefined) return 1;
  return /\d/u.test(word)
    ? Number(word)
    : Math.max(
        0,
        numbers.findIndex((each) => word.toLowerCase().startsWith(each)),
      ) + 1;
};

/** The whole day, week, month or year, so many before the one of today. */
function around(today: string, of = '', many: number): Span {
  switch (of.toLowerCase()[0]) {
    case 'g': {
      const day = daysBefore(today, many);
      return { first: day, last: day };
    }
    case 's': {
      const monday = daysBefore(today, ((new Date(today).getUTCDay() + 6) % 7) + 7 * many);
      return { first: monday, last: daysBefore(monday, -6) };
    }
    case 'm':
      return monthOf(monthsBefore(today, many));
    default: {
      const year = Number(today.slice(0, 4)) - many;
      return { first: `${year}-01-01`, last: `${year}-12-31` };
    }
  }
}

/** As long a time as is said, up to today. */
function upTo(today: string, of = '', many: number): Span {
  const days = { g: many - 1, s: 7 * many - 1 }[of.toLowerCase()[0] ?? ''];
  const months = of.toLowerCase().startsWith('a') ? 12 * many : many;
  return { first: days === undefined ? monthsBefore(today, months) : daysBefore(today, days), last: today };
}

/** What of it may be asked for. */
function inReach({ first, last }: Span, today: string): Span | undefined {
  const reach = selectableDays(today);
  if (last < reach.first || first > reach.last) return undefined;
  return { first: first < reach.first ? reach.first : first, last: last > reach.last ? reach.last : last };
}
