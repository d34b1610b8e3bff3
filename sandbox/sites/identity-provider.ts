import type { Database } from '../db/database.ts';
import { logSecurity } from '../security/log.ts';
import type { Secrets } from '../security/secrets.ts';
import { confirmHolder } from '../services/holder/identity.ts';
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
    const user = await confirmHolder(tx, userId);
    await logSecurity(tx, secrets, { event: 'data.updated', user, now });
    return true;
  });
}
