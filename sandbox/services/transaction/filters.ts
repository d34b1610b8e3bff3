import { and, eq, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ListTransactionsRequest } from '#schemas';
import { dayMs } from '../../calendar.ts';
import { operations } from '../../db/schema.ts';
import { refuse, type Call, type Confirmation, type Refusal } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { isOpenPurchase } from './purchases.ts';

/** Which operations of a card are wanted; what is left out does not matter. */
export type OperationFilters = Omit<ListTransactionsRequest, 'pageLimit' | 'pageNumber'>;

/** Refuses filters that contradict each other, and those by amount where amounts are hidden. */
export function refuseFilters(filters: OperationFilters, card: CardRow): Refusal | null {
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

/** Picks the operations that fit every filter, in the database; each value is a parameter (S-41). */
export const fits = (filters: OperationFilters): SQL | undefined =>
  and(
    eq(operations.cardId, Number(filters.cardId)),
    filters.dateFrom === undefined ? undefined : gte(operations.at, Date.parse(filters.dateFrom)),
    filters.dateTo === undefined ? undefined : lte(operations.at, Date.parse(filters.dateTo)),
    filters.amountFrom === undefined ? undefined : gte(operations.chargeCents, filters.amountFrom),
    filters.amountTo === undefined ? undefined : lte(operations.chargeCents, filters.amountTo),
    anyOf(filters.category, (codes) => inArray(operations.category, codes)),
    anyOf(filters.merchantCode, (codes) => inArray(operations.merchantCode, codes)),
    anyOf(filters.merchantName, (words) => or(...words.map(isInName))),
    ...flags(filters),
  );

function flags({ flagSign, flagCurrency, flagPaymentType, installmentStatus }: OperationFilters) {
  return [
    flagSign && eq(operations.recharge, flagSign === 'P'),
    flagPaymentType && eq(operations.byPhone, flagPaymentType === 'phone'),
    flagCurrency && sql`(${operations.originalCurrency} = 'EUR') = ${flagCurrency === 'euro'}`,
    installmentStatus && isOpenPurchase(),
  ];
}

const isInName = (word: string) =>
  sql`position(lower(${word}::text) in lower(${operations.merchantName})) > 0`;

const anyOf = <T>(values: T[] | undefined, test: (values: T[]) => SQL | undefined) =>
  values === undefined || values.length === 0 ? undefined : test(values);
