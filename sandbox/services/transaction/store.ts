import { and, count, desc, eq, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ListTransactionsRequest } from '#schemas';
import { addMonths, romeMonth } from '../../calendar.ts';
import { operations } from '../../db/schema.ts';
import type { HolderCall } from '../../server/call.ts';

/** An operation as it is stored. */
export type OperationRow = typeof operations.$inferSelect;

/** What a month came to, in cents. */
export type MonthTotal = { month: number; spent: number; recharged: number };

/** From this many cents a recorded purchase can be paid in instalments. */
export const instalmentFromCents = 25_000;

/** Reads one page, newest first, and the count of all that fit; pages are cut in the database (S-54). */
export async function readPage(
  { db }: Pick<HolderCall, 'db'>,
  wish: ListTransactionsRequest,
): Promise<{ rows: OperationRow[]; total: number }> {
  const where = and(...conditions(wish));
  const rows = await db
    .select()
    .from(operations)
    .where(where)
    .orderBy(desc(operations.at), desc(operations.id))
    .limit(wish.pageLimit)
    .offset((wish.pageNumber - 1) * wish.pageLimit);
  const [counted] = await db.select({ total: count() }).from(operations).where(where);
  return { rows, total: counted?.total ?? 0 };
}

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
    installmentStatus &&
      and(
        eq(operations.recorded, true),
        eq(operations.recharge, false),
        gte(operations.chargeCents, instalmentFromCents),
      ),
  ];
}

const isInName = (word: string) =>
  sql`position(lower(${word}::text) in lower(${operations.merchantName})) > 0`;

const anyOf = <T>(values: T[] | undefined, test: (values: T[]) => SQL | undefined) =>
  values === undefined || values.length === 0 ? undefined : test(values);
