import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tickets } from '../../db/schema.ts';
import { hashReference, randomReference } from '../../security/secrets.ts';

type Purpose = (typeof tickets.$inferSelect)['purpose'];

/**
 * Hands out a reference that stands for a holder, for one purpose and until then; only its hash is kept. It takes the place
 * of the one before: anyone who asks without end has no more than one.
 */
export async function issueTicket(
  db: Database,
  ticket: { purpose: Purpose; userId: number; expiresAt: number },
): Promise<string> {
  const reference = randomReference();
  const { userId, purpose } = ticket;
  await db
    .delete(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.purpose, purpose), isNull(tickets.usedAt)));
  await db.insert(tickets).values({ hash: hashReference(reference), ...ticket });
  return reference;
}

/** Finds the holder of a reference that is still good, and keeps others from using it meanwhile; null for any other. */
export async function findTicket(
  db: Database,
  { reference, purpose, now }: { reference: string; purpose: Purpose; now: number },
): Promise<number | null> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(
      and(eq(tickets.hash, hashReference(reference)), eq(tickets.purpose, purpose), isNull(tickets.usedAt)),
    )
    .for('update');
  return row !== undefined && now < row.expiresAt ? row.userId : null;
}

/** Returns whose a reference was that has been used up; null for any other. */
export async function findSpentTicket(
  db: Database,
  { reference, purpose }: { reference: string; purpose: Purpose },
): Promise<number | null> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.hash, hashReference(reference)),
        eq(tickets.purpose, purpose),
        isNotNull(tickets.usedAt),
      ),
    );
  return row?.userId ?? null;
}

/** Uses up all references of a holder for a purpose: another takes their place. */
export async function voidTickets(
  db: Database,
  { purpose, userId, now }: { purpose: Purpose; userId: number; now: number },
): Promise<void> {
  await db
    .update(tickets)
    .set({ usedAt: now })
    .where(and(eq(tickets.userId, userId), eq(tickets.purpose, purpose), isNull(tickets.usedAt)));
}

/** Uses a reference up. */
export async function spendTicket(db: Database, reference: string, now: number): Promise<void> {
  await db
    .update(tickets)
    .set({ usedAt: now })
    .where(eq(tickets.hash, hashReference(reference)));
}
