import { sql } from 'drizzle-orm';
import { key6Tries } from '../../db/schema.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';

/**
 * Counts one e-Code that is judged, and refuses it beyond so many in a time: whether it is refused for being the
 * present one tells that it is, and a session could try all of them (ECODE-27).
 */
export async function countKey6Try({ db, now, bank, holder }: HolderCall): Promise<Refusal | null> {
  const { most, windowMs } = bank.policy.eCode.tries;
  const isOver = sql`${key6Tries.firstAt} + ${windowMs}::bigint <= ${now}::bigint`;
  const [row] = await db
    .insert(key6Tries)
    .values({ userId: holder.userId, firstAt: now, count: 1 })
    .onConflictDoUpdate({
      target: key6Tries.userId,
      set: {
        firstAt: sql`case when ${isOver} then ${now}::bigint else ${key6Tries.firstAt} end`,
        count: sql`case when ${isOver} then 1 else ${key6Tries.count} + 1 end`,
      },
    })
    .returning();
  const { count = 1, firstAt = now } = row ?? {};
  return count > most ? refuse('KEY6_TOO_MANY', { retryAfterMs: firstAt + windowMs - now }) : null;
}
