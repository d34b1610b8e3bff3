import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cards, users } from '../../db/schema.ts';

/** Reads a holder that a live session names. */
export async function readUser(db: Database, userId: number): Promise<typeof users.$inferSelect> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error('USER_GONE: a live session names a user that is not there');
  return user;
}

/** Finds a holder by id; null for nobody. */
export async function findUser(db: Database, userId: number): Promise<typeof users.$inferSelect | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user ?? null;
}

/** Reads the ids of a holder's cards, in their order. */
export async function readCardIds(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ id: cards.id })
    .from(cards)
    .where(eq(cards.userId, userId))
    .orderBy(asc(cards.id));
  return rows.map(({ id }) => String(id));
}
