import { and, count, desc, eq, getTableColumns, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ListTransactionsRequest } from '#schemas';
import { addMonths, romeMonth } from '../../calendar.ts';
import { operations, planPurchases } from '../../db/schema.ts';
import type { HolderCall } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';

/** An operation as it is stored. */
export type OperationRow = typeof operations.$inferSelect;

/** An operation with whether it is in an instalment plan. */
export type ListedOperation = OperationRow & { planned: boolean };

/** What a month came to, in cents. */
export type MonthTotal = { month: number; spent: number; recharged: number };

/** From this many cents a recorded purchase can be paid in instalments. */
export const instalmentFromCents = 25_000;

/** Tells whether a purchase is one that can be paid in instalments, as long as no plan has it. */
export const canBeSplit = (row: OperationRow, card: Pick<CardRow, 'paymentType'>): boolean =>
  card.paymentType === 'R' && row.recorded && !row.recharge && row.chargeCents >= instalmentFromCents;

/** Picks the purchases that can be paid in instalments and are in no plan; the card must pay in instalments. */
export const isOpenPurchase = (): SQL | undefined =>
  and(
    eq(operations.recorded, true),
    eq(operations.recharge, false),
    gte(operations.chargeCents, instalmentFromCents),
    sql`not ${isPlanned}`,
  );

const isPlanned = sql<boolean>`exists (select 1 from ${planPurchases} where ${planPurchases.operationId} = ${operations.id})`;

/** Reads one page, newest first, and the count of all that fit; pages are cut in the database (S-54). */
export async function readPage(
  { db }: Pick<HolderCall, 'db'>,
  wish: ListTransactionsRequest,
): Promise<{ rows: ListedOperation[]; total: number }> {
  const where = and(...conditions(wish));
  const rows = await db
    .select({ ...getTableColumns(operations), planned: isPlanned })
    .from(operations)
    .where(where)
    .orderBy(desc(operations.at), desc(operations.id))
    .limit(wish.pageLimit)
    .offset(firstOf(wish));
  const [counted] = await db.select({ total: count() }).from(operations).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Pages are counted from 1; of what can be split, the page number is the place of its first purchase (CALL-92). */
const firstOf = ({ pageNumber, pageLimit, installmentStatus }: ListTransactionsRequest): number =>
  (pageNumber - 1) * (installmentStatus === undefined ? pageLimit : 1);

/** Sums up the recorded operations of the current month and the 12 before it, newest month first. */
export function readMonths({ db, now }: HolderCall, cardId: number): Promise<MonthTotal[]> {
  return db
    .select({
      month: operations.month,
      spent: sumWhere(sql`not ${operations.recharge}`),
      recharged: sumWhere(sql`${operations.recharge}`),
    })
    .from(operations)
    .where(
      and(
        eq(operations.cardId, cardId),
        eq(operations.recorded, true),
        gt(operations.month, addMonths(romeMonth(now), -13)),
      ),
    )
    .groupBy(operations.month)
    .orderBy(desc(operations.month));
}

const sumWhere = (when: SQL) =>
  sql`coalesce(sum(${operations.chargeCents}) filter (where ${when}), 0)`.mapWith(Number);

function conditions(wish: ListTransactionsRequest): (SQL | undefined)[] {
  return [
    eq(operations.cardId, Number(wish.cardId)),
    wish.dateFrom === undefined ? undefined : gte(operations.at, Date.parse(wish.dateFrom)),
    wish.dateTo === undefined ? undefined : lte(operations.at, Date.parse(wish.dateTo)),
    wish.amountFrom === undefined ? undefined : gte(operations.chargeCents, wish.amountFrom),
    wish.amountTo === undefined ? undefined : lte(operations.chargeCents, wish.amountTo),
    anyOf(wish.category, (codes) => inArray(operations.category, codes)),
    anyOf(wish.merchantCode, (codes) => inArray(operations.merchantCode, codes)),
    anyOf(wish.merchantName, (words) => or(...words.map(isInName))),
    ...flags(wish),
  ];
}

function flags(wish: ListTransactionsRequest): (SQL | undefined)[] {
  const { flagSign, flagCurrency, flagPaymentType, installmentStatus } = wish;
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
