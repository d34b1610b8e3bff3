import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { loginFailures } from '../db/schema.ts';
import type { Policy } from '../policy.ts';
import type { Secrets } from './secrets.ts';

/** Who is trying to log in: an account, known or not, from an address. */
export type Suitor = { username: string; address: string };

type Rules = Policy['login'];
type Context = { db: Database; now: number; rules: Rules; secrets: Secrets };

/** Tells whether this account or this address must wait before its next login (S-16). */
export async function mustWait({ db, now, secrets }: Context, suitor: Suitor): Promise<boolean> {
  const rows = await db
    .select()
    .from(loginFailures)
    .where(inArray(loginFailures.key, Object.values(keysOf(secrets, suitor))));
  return rows.some((row) => row.waitUntil > now);
}

/**
 * Counts a failed login; from the fifth in a row the account waits, each time twice as long, never for ever. While it
 * waits its failures do not count, so that nobody can keep a holder out for good. Whatever the case, the database does
 * the same work, so that the time tells nothing (S-15).
 */
export async function countFailure(
  { db, now, rules, secrets }: Context,
  suitor: Suitor,
  waits: boolean,
): Promise<void> {
  const keys = keysOf(secrets, suitor);
  const failures = await increase(db, { key: keys.account, now, by: waits ? 0 : 1, forgetBefore: 0 });
  const over = failures - rules.freeFailures;
  const pause = over < 0 ? 0 : Math.min(rules.firstWaitMs * 2 ** over, rules.maxWaitMs);
  await delay(db, keys.account, waits ? 0 : now + pause);
  const forgetBefore = now - rules.addressWindowMs;
  const fromAddress = await increase(db, { key: keys.address, now, by: 1, forgetBefore });
  await delay(db, keys.address, fromAddress < rules.addressFailures ? 0 : now + rules.addressWindowMs);
}

/** Forgets the failures of an account after a good login. */
export async function forgetFailures({ db, secrets }: Context, suitor: Suitor): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, keysOf(secrets, suitor).account));
}

type Step = { key: string; now: number; by: number; forgetBefore: number };

async function increase(db: Database, { key, now, by, forgetBefore }: Step): Promise<number> {
  const counted = sql`case when ${loginFailures.lastAt} < ${forgetBefore} then 1 else ${loginFailures.count} + ${by} end`;
  const [row] = await db
    .insert(loginFailures)
    .values({ key, count: 1, lastAt: now, waitUntil: 0 })
    .onConflictDoUpdate({ target: loginFailures.key, set: { count: counted, lastAt: now } })
    .returning({ count: loginFailures.count });
  return row?.count ?? 1;
}

/** Lets the next login wait until then, or longer where it already has to. */
async function delay(db: Database, key: string, until: number): Promise<void> {
  await db
    .update(loginFailures)
    .set({ waitUntil: sql`greatest(${loginFailures.waitUntil}, ${until}::bigint)` })
    .where(eq(loginFailures.key, key));
}

const keysOf = (secrets: Secrets, { username, address }: Suitor) => ({
  account: secrets.mac('login-account', username.toLowerCase()),
  address: secrets.mac('login-address', address),
});
