import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Empties the bank: accounts open anew at their next login, the clock is the real one, no fault is set. */
export async function resetBank(db: Database): Promise<void> {
  await db.execute(
    sql`truncate users, phones, cards, operations, sessions, challenges, codes, attempts, verified_numbers, login_failures, flows, holder_records, tickets, spent_proofs, recoveries, recovery_attempts, outbox, revoked_names, security_log, settings restart identity cascade`,
  );
}
