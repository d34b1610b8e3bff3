import { sql } from 'drizzle-orm';
import { noticesTold } from '../db/schema.ts';
import type { HolderCall } from '../server/call.ts';

const hourMs = 60 * 60_000;

/**
 * Counts a notice of one kind to a holder, in one statement, and answers which of its hour it is: who has a token alone
 * could have a phone ring all night.
 */
export async function countNotice({ db, now, holder }: HolderCall, about: string): Promise<number> {
  const { firstAt, told } = noticesTold;
  const isOver = sql`${firstAt} + ${hourMs}::bigint <= ${now}::bigint`;
  const [row] = await db
    .insert(noticesTold)
    .values({ userId: holder.userId, about, firstAt: now, told: 1 })
    .onConflictDoUpdate({
      target: [noticesTold.userId, noticesTold.about],
      set: {
        firstAt: sql`case when ${isOver} then ${now}::bigint else ${firstAt} end`,
        told: sql`case when ${isOver} then 1 else ${told} + 1 end`,
      },
    })
    .returning({ told });
  return row?.told ?? 1;
}
