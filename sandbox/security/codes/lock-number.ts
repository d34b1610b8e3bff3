import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/**
 * Keeps others from sending to a number or an address until the transaction ends: several holders may say that it is
 * theirs, no row stands for it, and what is sent to it is counted together (S-12).
 */
export async function lockNumber(db: Database, recipient: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`messages to ${recipient}`}, 0))`);
}
