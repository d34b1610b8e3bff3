import { and, count, desc, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { addMonths, romeMonth } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { keepQueries } from '../../db/keep-queries.ts';
import { operations } from '../../db/schema.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { columnsAt, isBooked } from './booking.ts';
import { disputeColumns, isOwed, owedCents } from './disputed.ts';
import type { Fitting } from './fitting.ts';
import { planOf } from './purchases.ts';

/** An operation as it is stored. */
export type OperationRow = typeof operations.$inferSelect;

/** An operation with whether it is booked by now, whether it is disputed, when it was credited for that, what is left to pay, and the reference of the instalment plan that has it. */
export type ListedOperation = OperationRow & {
  recorded: boolean;
  disputed: boolean;
  creditedAt: number | null;
  owedCents: number;
  plan: string | null;
};

/** What a month came to, in cents. */
export type MonthTotal = { month: number; spent: number; recharged: number };

/** Which part of what fits is wanted. */
export type Part = { limit: number; offset: number };

type Within = Pick<HolderCall, 'db' | 'now'>;

const counts = keepQueries(
  (db, { where, shape }: Fitting) =>
    db.select({ total: count() }).from(operations).where(where(sql.placeholder)).prepare(`count ${shape}`),
  ({ shape }) => shape,
);

/** The order of the list: newest first. */
export const newestFirst = [desc(operations.at), desc(operations.id)] as const;

const listedColumns = { ...columnsAt(sql.placeholder('now')), ...disputeColumns, plan: planOf };

/**
 * Picks the part of the operations that fit, whose `limit` and `offset` are to be given. The index answers which rows
 * they are, however far back; only those are then read whole.
 */
export const isInPart = (db: Database, where: Fitting['where']): SQL =>
  inArray(
    operations.id,
    db
      .select({ id: operations.id })
      .from(operations)
      .where(where(sql.placeholder))
      .orderBy(...newestFirst)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  );

const parts = keepQueries(
  (db, fitting: Fitting) =>
    db
      .select(listedColumns)
      .from(operations)
      .where(isInPart(db, fitting.where))
      .orderBy(...newestFirst)
      .prepare(`part ${fitting.shape}`),
  ({ shape }) => shape,
);

/** Reads a part of the operations that fit, newest first, and counts all of them; both in the database (S-54). */
export async function readPage(
  within: Within,
  fitting: Fitting,
  part: Part,
): Promise<{ rows: ListedOperation[]; total: number }> {
  const [rows, total] = await Promise.all([readPart(within, fitting, part), countFitting(within, fitting)]);
  return { rows, total };
}

/** Counts the operations that fit. */
export async function countFitting({ db }: Pick<Within, 'db'>, fitting: Fitting): Promise<number> {
  const [counted] = await counts(db, fitting).execute(fitting.values);
  return counted?.total ?? 0;
}

/** Reads a part of the operations that fit, newest first. */
export const readPart = ({ db, now }: Within, fitting: Fitting, part: Part): Promise<ListedOperation[]> =>
  parts(db, fitting).execute({ ...fitting.values, ...part, now });

/** Finds a recorded operation among those of some cards; what is not booked yet has no name. */
export async function findOperation(
  { db, now }: Within,
  among: readonly CardRow[],
  transactionId: string,
): Promise<{ operation: ListedOperation; used: CardRow } | Refusal> {
  const ids = among.map(({ id }) => id);
  const unknown = refuse('NOT_FOUND', { pointer: '/transactionId' });
  // The contract's names may be longer than any number the database has.
  if (transactionId.length > 18) return unknown;
  const [operation] = await db
    .select({ ...columnsAt(now), ...disputeColumns, plan: planOf })
    .from(operations)
    .where(and(eq(operations.id, Number(transactionId)), inArray(operations.cardId, ids), isBooked(now)));
  const used = among.find(({ id }) => id === operation?.cardId);
  return operation === undefined || used === undefined ? unknown : { operation, used };
}

/** Picks the other operations of a card at the merchant of one; nothing when the merchant has no code. */
export const atSameMerchant = ({ id, cardId, merchantCode }: OperationRow): Fitting => ({
  shape: 'same merchant',
  values: { id, cardId, merchantCode },
  where: (slot) =>
    and(
      eq(operations.cardId, slot('cardId')),
      eq(operations.merchantCode, slot('merchantCode')),
      ne(operations.id, slot('id')),
    ),
});

/** Sums up the recorded operations of the current month and the 12 before it, newest month first; what was credited for a dispute is not spent. */
export function readMonths({ db, now }: HolderCall, cardId: number): Promise<MonthTotal[]> {
  return db
    .select({
      month: operations.month,
      spent: sumWhere(owedCents, sql`not ${operations.recharge}`),
      recharged: sumWhere(sql`${operations.chargeCents}`, sql`${operations.recharge}`),
    })
    .from(operations)
    .where(
      and(eq(operations.cardId, cardId), isBooked(now), gt(operations.month, addMonths(romeMonth(now), -13))),
    )
    .groupBy(operations.month)
    .orderBy(desc(operations.month));
}

/** What was spent in a category in a month, in cents. */
export type CategoryTotal = { month: number; category: string; spent: number };

/** Sums up the recorded expenses of the same months by category, the largest of each month first. */
export function readCategoryMonths(call: HolderCall, cardId: number): Promise<CategoryTotal[]> {
  const { db, now } = call;
  const spent = sql`sum(${owedCents})`.mapWith(Number);
  return db
    .select({ month: operations.month, category: operations.category, spent })
    .from(operations)
    .where(
      and(
        eq(operations.cardId, cardId),
        isBooked(now),
        eq(operations.recharge, false),
        isOwed,
        gt(operations.month, addMonths(romeMonth(now), -13)),
      ),
    )
    .groupBy(operations.month, operations.category)
    .orderBy(desc(operations.month), desc(spent), operations.category);
}

const sumWhere = (cents: SQL, when: SQL) =>
  sql`coalesce(sum(${cents}) filter (where ${when}), 0)`.mapWith(Number);
