import { and, eq, gte, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ListTransactionsRequest } from '#schemas';
import { dayMs } from '../../calendar.ts';
import { operations } from '../../db/schema.ts';
import { refuse, type Call, type Confirmation, type Refusal } from '../../server/call.ts';
import type { PlainCard } from '../card-service/store.ts';
import { firstUndebited } from './debit.ts';
import type { Fitting } from './fitting.ts';
import { patternOf } from './name-pattern.ts';
import { isOpenPurchase } from './purchases.ts';

/** Which operations of a card are wanted; what is left out does not matter. */
export type OperationFilters = Omit<ListTransactionsRequest, 'pageLimit' | 'pageNumber'>;

/** Refuses filters that contradict each other, and those by amount where amounts are hidden. */
export function refuseFilters(filters: OperationFilters, card: PlainCard): Refusal | null {
  const { amountFrom, amountTo, dateFrom, dateTo } = filters;
  // A family card hides its amounts; filters by amount would tell them all the same.
  if (card.family && amountFrom !== undefined) return refuse('FILTER_REFUSED', { pointer: '/amountFrom' });
  if (card.family && amountTo !== undefined) return refuse('FILTER_REFUSED', { pointer: '/amountTo' });
  if (amountFrom !== undefined && amountTo !== undefined && amountTo < amountFrom)
    return refuse('FILTER_REFUSED', { pointer: '/amountTo' });
  if (dateFrom !== undefined && dateTo !== undefined && Date.parse(dateTo) < Date.parse(dateFrom))
    return refuse('FILTER_REFUSED', { pointer: '/dateTo' });
  return null;
}

/** Asks for a strong authentication where the bank has set one for what lies far back, in a list as in a file. */
export async function confirmOldOperations({
  body,
  now,
  bank,
}: Call<'listTransactions'> | Call<'downloadTransactions'>): Promise<Confirmation | null> {
  const { scaBeyondDays } = bank.policy.operations;
  if (scaBeyondDays === null) return null;
  const from = body.dateFrom === undefined ? 0 : Date.parse(body.dateFrom);
  if (from >= now - scaBeyondDays * dayMs) return null;
  return { data: { cardId: body.cardId }, payload: {} };
}

/** One filter: the values that it takes when it is set, and what they ask of an operation. */
type Condition = {
  name: string;
  values: (filters: OperationFilters, now: number) => readonly unknown[];
  test: (slots: SQLWrapper[]) => SQL | undefined;
};

const only = <T, U>(value: T | undefined, read: (value: T) => U): U[] =>
  value === undefined ? [] : [read(value)];
const first = (test: (slot: SQLWrapper) => SQL) => (slots: SQLWrapper[]) => and(...slots.map(test));

const conditions: readonly Condition[] = [
  {
    name: 'cardId',
    values: ({ cardId }) => [Number(cardId)],
    test: first((id) => eq(operations.cardId, id)),
  },
  {
    name: 'dateFrom',
    values: ({ dateFrom }) => only(dateFrom, Date.parse),
    test: first((from) => gte(operations.at, from)),
  },
  {
    name: 'dateTo',
    values: ({ dateTo }) => only(dateTo, Date.parse),
    test: first((to) => lte(operations.at, to)),
  },
  {
    name: 'amountFrom',
    values: ({ amountFrom }) => only(amountFrom, Number),
    test: first((from) => gte(operations.chargeCents, from)),
  },
  {
    name: 'amountTo',
    values: ({ amountTo }) => only(amountTo, Number),
    test: first((to) => lte(operations.chargeCents, to)),
  },
  {
    name: 'category',
    values: ({ category }) => category ?? [],
    test: (codes) => isOneOf(operations.category, codes),
  },
  {
    name: 'merchantCode',
    values: ({ merchantCode }) => merchantCode ?? [],
    test: (codes) => isOneOf(operations.merchantCode, codes),
  },
  {
    name: 'merchantName',
    values: ({ merchantName }) => merchantName?.map(patternOf) ?? [],
    test: (patterns) => or(...patterns.map(isInName)),
  },
  {
    name: 'flagSign',
    values: ({ flagSign }) => only(flagSign, (sign) => sign === 'P'),
    test: first((recharge) => eq(operations.recharge, recharge)),
  },
  {
    name: 'flagPaymentType',
    values: ({ flagPaymentType }) => only(flagPaymentType, (type) => type === 'phone'),
    test: first((byPhone) => eq(operations.byPhone, byPhone)),
  },
  {
    name: 'flagCurrency',
    values: ({ flagCurrency }) => only(flagCurrency, (currency) => currency === 'euro'),
    test: first((euro) => sql`(${operations.originalCurrency} = 'EUR') = ${euro}::boolean`),
  },
  {
    name: 'installmentStatus',
    values: ({ installmentStatus }, now) => only(installmentStatus, () => [now, firstUndebited(now)]).flat(),
    test: ([now, since]) => now && since && isOpenPurchase({ now, since }),
  },
];

const isOneOf = (column: SQLWrapper, codes: SQLWrapper[]) => sql`${column} in (${sql.join(codes, sql`, `)})`;

const slotsOf = (name: string, given: readonly unknown[]) => given.map((_, index) => `${name}${index}`);

const isInName = (pattern: SQLWrapper) => sql`${operations.merchantName} ~ ${pattern}::text`;

/** Picks the operations that fit every filter at an instant, in the database; each value is a parameter (S-41). */
export function fits(filters: OperationFilters, now: number): Fitting {
  const set = conditions
    .map((condition) => ({ ...condition, given: condition.values(filters, now) }))
    .filter(({ given }) => given.length > 0);
  return {
    shape: set.map(({ name, given }) => `${name}${given.length}`).join(' '),
    values: Object.fromEntries(
      set.flatMap(({ name, given }) => slotsOf(name, given).map((slot, index) => [slot, given[index]])),
    ),
    where: (slot) => and(...set.map(({ name, given, test }) => test(slotsOf(name, given).map(slot)))),
  };
}
