import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { attempts } from '../db/schema.ts';

/** Wrong codes in a row for one holder and operation. */
export type Attempts = { failures: number; blocked: boolean };

/** Which count: it belongs to a holder and an operation, never to one code (S-08). */
export type AttemptsKey = { userId: number; service: string };

/** Reads the count and keeps others from changing it until the transaction ends. */
export async function lockAttempts(db: Database, { userId, service }: AttemptsKey): Promise<Attempts> {
  await db.insert(attempts).values({ userId, service, failures: 0 }).onConflictDoNothing();
  const [row] = await db.select().from(attempts).where(isCount(userId, service)).for('update');
  return { failures: row?.failures ?? 0, blocked: (row?.blockedAt ?? null) !== null };
}

/** Tells whether an operation is blocked for a holder. */
export async function isBlocked(db: Database, { userId, service }: AttemptsKey): Promise<boolean> {
  const [row] = await db.select().from(attempts).where(isCount(userId, service));
  return (row?.blockedAt ?? null) !== null;
}

/** Writes the count, and the moment of the block if there is one. */
export async function writeAttempts(
  db: Database,
  { userId, service }: AttemptsKey,
  count: { failures: number; blockedAt: number | null },
): Promise<void> {
  await db.update(attempts).set(count).where(isCount(userId, service));
}

/** Lifts every block of a holder: the operator's way back (S-11). */
export async function liftBlocks(db: Database, userId: number): Promise<number> {
  const lifted = await db.delete(attempts).where(eq(attempts.userId, userId)).returning();
  return lifted.filter((row) => row.blockedAt !== null).length;
}

const isCount = (userId: number, service: string) =>
  and(eq(attempts.userId, userId), eq(attempts.service, service));
