import { eq } from 'drizzle-orm';
import type { TriggerTimeline } from '#schemas';
import type { Database } from '../../db/database.ts';
import { cards, users } from '../../db/schema.ts';
import { pauseServices } from '../../seed/card-services.ts';
import type { HolderCall } from '../../server/call.ts';
import { readUser } from '../login/store.ts';

/** Says that the holder's identity must be confirmed; null when it is. */
export async function identityBlocker({ db, holder }: HolderCall): Promise<TriggerTimeline | null> {
  const { kyc } = await readUser(db, holder.userId);
  return kyc ? null : { id: 'BLOCKER_KYC' };
}

/** Notes that the provider has confirmed a holder, and opens what was shut until then; answers the username. */
export async function confirmHolder(db: Database, userId: number): Promise<string> {
  const { kyc, username } = await readUser(db, userId);
  if (kyc) return username;
  await db.update(users).set({ kyc: true }).where(eq(users.id, userId));
  for (const { id, profiling } of await db.select().from(cards).where(eq(cards.userId, userId)).for('update'))
    await db
      .update(cards)
      .set({ profiling: pauseServices(profiling, false) })
      .where(eq(cards.id, id));
  return username;
}
