import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attempts } from '../../db/schema.ts';
import { tellBlock } from '../../outbox/notices.ts';

/** Which count: it belongs to a holder and an operation, never to one code (S-08). */
export type AttemptsKey = { userId: number; service: string };

/** Returns whether an operation is blocked for a holder. */
export async function isBlocked(db: Database, { userId, service }: AttemptsKey): Promise<boolean> {
  const [row] = await db.select().from(attempts).where(isCount(userId, service));
  return (row?.blockedAt ?? null) !== null;
}

/** Tells the same, and keeps others from entering or asking for a code of it until the transaction ends. */
export async function lockAttempts(db: Database, { userId, service }: AttemptsKey): Promise<boolean> {
  await db.insert(attempts).values({ userId, service, failures: 0 }).onConflictDoNothing();
  const [row] = await db.select().from(attempts).where(isCount(userId, service)).for('update');
  return (row?.blockedAt ?? null) !== null;
}

/**
 * Counts a failure, and blocks at the last one that is allowed, in one statement: however many come at once, each has
 * a place of its own (S-76). The block is told to the holder (S-75). Answers how many there are in a row; null where the
 * operation was blocked before.
 */
export async function raiseFailures(
  db: Database,
  { userId, service }: AttemptsKey,
  { most, now }: { most: number; now: number },
): Promise<number | null> {
  const failures = sql`${attempts.failures} + 1`;
  const [counted] = await db
    .insert(attempts)
    .values({ userId, service, failures: 1, blockedAt: most > 1 ? null : now })
    .onConflictDoUpdate({
      target: [attempts.userId, attempts.service],
      set: {
        failures,
        blockedAt: sql`case when ${failures} >= ${most}::integer then ${now}::bigint end`,
      },
      setWhere: isNull(attempts.blockedAt),
    })
    .returning({ failures: attempts.failures, blockedAt: attempts.blockedAt });
  if (counted === undefined) return null;
  if (counted.blockedAt !== null) await tellBlock({ db, now }, { userId, service });
  return counted.failures;
}

/** Forgets the failures after a right entry, in one statement; answers false where the operation is blocked by now. */
export async function forgetFailures(db: Database, { userId, service }: AttemptsKey): Promise<boolean> {
  const cleared = await db
    .insert(attempts)
    .values({ userId, service, failures: 0 })
    .onConflictDoUpdate({
      target: [attempts.userId, attempts.service],
      set: { failures: 0 },
      setWhere: isNull(attempts.blockedAt),
    })
    .returning({ userId: attempts.userId });
  return cleared.length > 0;
}

/** Lifts every block of a holder: the operator's way back (S-11). */
export async function liftBlocks(db: Database, userId: number): Promise<number> {
  const lifted = await db.delete(attempts).where(eq(attempts.userId, userId)).returning();
  return lifted.filter((row) => row.blockedAt !== null).length;
}

const isCount = (userId: number, service: string) =>
  and(eq(attempts.userId, userId), eq(attempts.service, service));
