import { and, count, desc, eq, getTableColumns, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { addMonths, romeMonth } from '../../calendar.ts';
import { operations } from '../../db/schema.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { isPlanned } from './purchases.ts';

/** An operation as it is stored. */
export type OperationRow = typeof operations.$inferSelect;

/** An operation with whether it is in an instalment plan. */
export type ListedOperation = OperationRow & { planned: boolean };

/** What a month came to, in cents. */
export type MonthTotal = { month: number; spent: number; recharged: number };

/** Which part of what fits is wanted. */
type Part = { limit: number; offset: number };

type Within = Pick<HolderCall, 'db'>;

/** Reads a part of the operations that fit, newest first, and counts all of them; both in the database (S-54). */
export async function readPage(
  { db }: Within,
  where: SQL | undefined,
  part: Part,
): Promise<{ rows: ListedOperation[]; total: number }> {
  return { rows: await readPart({ db }, where, part), total: await countFitting({ db }, where) };
}

/** Counts the operations that fit. */
export async function countFitting({ db }: Within, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(operations).where(where);
  return counted?.total ?? 0;
}

/** Reads a part of the operations that fit, newest first. */
export function readPart({ db }: Within, where: SQL | undefined, part: Part): Promise<ListedOperation[]> {
  // The index answers which rows they are, however far back; only those are then read whole.
  const picked = db
    .select({ id: operations.id })
    .from(operations)
    .where(where)
    .orderBy(desc(operations.at), desc(operations.id))
    .limit(part.limit)
    .offset(part.offset);
  return db
    .select({ ...getTableColumns(operations), planned: isPlanned })
    .from(operations)
    .where(inArray(operations.id, picked))
    .orderBy(desc(operations.at), desc(operations.id));
}

/** Finds a recorded operation among those of some cards; what is not booked yet has no name. */
export async function findOperation(
  { db }: Within,
  among: readonly CardRow[],
  transactionId: string,
): Promise<{ operation: ListedOperation; used: CardRow } | Refusal> {
  const ids = among.map(({ id }) => id);
  const unknown = refuse('NOT_FOUND', { pointer: '/transactionId' });
  // The contract's names may be longer than any number the database has.
  if (transactionId.length > 18) return unknown;
  const [operation] = await db
    .select({ ...getTableColumns(operations), planned: isPlanned })
    .from(operations)
    .where(
      and(
        eq(operations.id, Number(transactionId)),
        inArray(operations.cardId, ids),
        eq(operations.recorded, true),
      ),
    );
  const used = among.find(({ id }) => id === operation?.cardId);
  return operation === undefined || used === undefined ? unknown : { operation, used };
}

/** Picks the other operations of a card at the merchant of one; nothing when the merchant has no code. */
export const atSameMerchant = ({ id, cardId, merchantCode }: OperationRow): SQL | undefined =>
  and(
    eq(operations.cardId, cardId),
    merchantCode === null ? sql`false` : eq(operations.merchantCode, merchantCode),
    ne(operations.id, id),
  );

/** Sums up the recorded operations of the current month and the 12 before it, newest month first. */
export const readMonths = (call: HolderCall, cardId: number): Promise<MonthTotal[]> =>
  sumMonths(call, cardId, gt(operations.month, addMonths(romeMonth(call.now), -13)));

/** Sums up the recorded operations of one month, however long ago. */
export async function readMonth(call: Within, cardId: number, month: number): Promise<MonthTotal> {
  const [total] = await sumMonths(call, cardId, eq(operations.month, month));
  return total ?? { month, spent: 0, recharged: 0 };
}

function sumMonths({ db }: Within, cardId: number, which: SQL): Promise<MonthTotal[]> {
  return db
    .select({
      month: operations.month,
      spent: sumWhere(sql`not ${operations.recharge}`),
      recharged: sumWhere(sql`${operations.recharge}`),
    })
    .from(operations)
    .where(and(eq(operations.cardId, cardId), eq(operations.recorded, true), which))
    .groupBy(operations.month)
    .orderBy(desc(operations.month));
}

const sumWhere = (when: SQL) =>
  sql`coalesce(sum(${operations.chargeCents}) filter (where ${when}), 0)`.mapWith(Number);
