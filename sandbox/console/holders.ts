import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { phones, users } from '../db/schema.ts';

/** Lists holders by their numbers in the journal, with the names and telephones that they are found by. */
export async function listHolders(db: Database, ids: ReadonlySet<number>) {
  if (ids.size === 0) return [];
  const wanted = [...ids];
  const found = await db
    .select({ id: users.id, username: users.username, name: users.name, surname: users.surname })
    .from(users)
    .where(inArray(users.id, wanted));
  const numbers = await db.select().from(phones).where(inArray(phones.userId, wanted));
  return found.map((holder) => ({
    ...holder,
    telephones: numbers.filter(({ userId }) => userId === holder.id).map(({ number }) => number),
  }));
}
