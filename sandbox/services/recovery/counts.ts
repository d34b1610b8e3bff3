import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { recoveries, recoveryAttempts } from '../../db/schema.ts';
import { tellBlock } from '../../outbox/notices.ts';
import type { Bank } from '../../server/call.ts';

/** What every step of a recovery works with. */
export type Place = { db: Database; bank: Pick<Bank, 'policy' | 'secrets'>; now: number };

/**
 * Names for whom a recovery is said to be, as a keyed hash; known to the bank or not. It is of all that was said: who does
 * not know it all counts against nobody but himself, and cannot keep the holder out.
 */
export const identityOf = ({ bank }: { bank: Pick<Bank, 'secrets'> }, ...said: readonly string[]): string =>
  bank.secrets.mac('recovery', ...said.map((text) => text.trim().toLowerCase()));

const { failures, windows, blockedUntil, blockedAt, sentAt, sent, windowFrom } = recoveryAttempts;

const isOpen = (now: number) => and(lte(blockedUntil, now), isNull(blockedAt));

/**
 * Counts a wrong code, in one statement: the last one that is allowed holds the identity back for a while, and the last
 * such while blocks it until an operator lifts that (S-84), which is told to the holder, if there is one (S-75). Answers
 * how many are left before it is held back; null where it already was.
 */
export async function countWrongCode(
  { db, bank, now }: Place,
  { identity, userId }: { identity: string; userId: number | null },
): Promise<number | null> {
  const { maxFailures } = bank.policy.code;
  const { heldBackMs, windows: mostWindows } = bank.policy.recovery;
  const isLast = sql`${failures} + 1 >= ${maxFailures}::integer`;
  const [row] = await db
    .update(recoveryAttempts)
    .set({
      failures: sql`case when ${isLast} then 0 else ${failures} + 1 end`,
      windows: sql`case when ${isLast} then ${windows} + 1 else ${windows} end`,
      blockedUntil: sql`case when ${isLast} then ${now + heldBackMs}::bigint else ${blockedUntil} end`,
      blockedAt: sql`case when ${isLast} and ${windows} + 1 >= ${mostWindows}::integer then ${now}::bigint end`,
    })
    .where(and(eq(recoveryAttempts.identity, identity), isOpen(now)))
    .returning({ failures, blockedAt });
  if (row === undefined) return null;
  if (row.blockedAt !== null && userId !== null)
    await tellBlock({ db, now }, { userId, service: 'recovery' });
  return row.failures === 0 ? 0 : maxFailures - row.failures;
}

/** Forgets the wrong codes after the right one, in one statement; answers false where the identity is held back by now. */
export async function forgetWrongCodes({ db, now }: Place, identity: string): Promise<boolean> {
  const cleared = await db
    .update(recoveryAttempts)
    .set({ failures: 0, windows: 0 })
    .where(and(eq(recoveryAttempts.identity, identity), isOpen(now)))
    .returning({ failures });
  return cleared.length > 0;
}

/** Counts a code that is to be sent, in one statement; answers false where none may be sent now (S-12). */
export async function countSent({ db, bank, now }: Place, identity: string): Promise<boolean> {
  const { resendMs, windowMs, perWindow } = bank.policy.code;
  const isOver = lte(windowFrom, now - windowMs);
  const counted = await db
    .insert(recoveryAttempts)
    .values({ identity, failures: 0, windows: 0, sentAt: now, sent: 1, windowFrom: now, blockedUntil: 0 })
    .onConflictDoUpdate({
      target: recoveryAttempts.identity,
      set: {
        sentAt: now,
        sent: sql`case when ${isOver} then 1 else ${sent} + 1 end`,
        windowFrom: sql`case when ${isOver} then ${now}::bigint else ${windowFrom} end`,
      },
      setWhere: sql`${isOpen(now)} and ${sentAt} <= ${now - resendMs}::bigint and (${isOver} or ${sent} < ${perWindow}::integer)`,
    })
    .returning({ sent });
  return counted.length > 0;
}

/** Lifts the blocks of a holder's recoveries: the operator's way back (S-11). */
export async function liftRecoveryBlocks(
  { db, now }: Pick<Place, 'db' | 'now'>,
  userId: number,
): Promise<number> {
  const own = db
    .select({ identity: recoveries.identity })
    .from(recoveries)
    .where(eq(recoveries.userId, userId));
  const lifted = await db.delete(recoveryAttempts).where(inArray(recoveryAttempts.identity, own)).returning();
  return lifted.filter((row) => row.blockedAt !== null || row.blockedUntil > now).length;
}
