import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { logSecurity } from '../security/log.ts';
import type { Secrets } from '../security/secrets.ts';
import { findTicket, spendTicket } from '../services/holder/tickets.ts';

/** Does what the identity provider would: the holder's data is updated, once for each reference; false for a bad one. */
export async function confirmIdentity(
  { db, secrets }: { db: Database; secrets: Secrets },
  reference: string,
  now: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const userId = await findTicket(tx, { reference, purpose: 'idp', now });
    if (userId === null) return false;
    await spendTicket(tx, reference, now);
    const [user] = await tx.update(users).set({ kyc: true }).where(eq(users.id, userId)).returning();
    await logSecurity(tx, secrets, { event: 'data.updated', user: user?.username ?? '', now });
    return true;
  });
}
