import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { loginFailures } from '../../db/schema.ts';
import type { Policy } from '../../policy.ts';
import type { Secrets } from '../secrets.ts';
import type { Throttled } from './counters.ts';

/** Who tries what: an account, known or not, from an address. */
export type Suitor = { tried: Throttled; account: string; address: string };

/** What every throttle works with. */
export type ThrottleContext = { db: Database; now: number; rules: Policy['login']; secrets: Secrets };

/**
 * Returns whether this account or this address is held back (S-16). It spares work and decides nothing: what a try comes
 * to is up to `letIn` and `countFailure`, each of which reads and writes a count in one statement (S-76).
 */
export async function isHeldBack({ db, now, secrets }: ThrottleContext, suitor: Suitor): Promise<boolean> {
  const keys = [accountKey(secrets, suitor), addressKey(secrets, suitor.address)];
  const held = await db
    .select({ key: loginFailures.key })
    .from(loginFailures)
    .where(and(inArray(loginFailures.key, keys), gt(loginFailures.waitUntil, now)));
  return held.length > 0;
}

/**
 * Lets in who has tried rightly and forgets the failures of the account, unless it or the address is held back by now:
 * of tries at once, none gets in after the failure that holds the others back.
 */
export async function letIn(context: ThrottleContext, suitor: Suitor): Promise<boolean> {
  const { db, now, secrets } = context;
  if (await isHeldBack(context, suitor)) return false;
  const forgotten = { count: 0, lastAt: now, waitUntil: 0 };
  const cleared = await db
    .insert(loginFailures)
    .values({ key: accountKey(secrets, suitor), ...forgotten })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: forgotten,
      setWhere: lte(loginFailures.waitUntil, now),
    })
    .returning({ key: loginFailures.key });
  return cleared.length > 0;
}

/**
 * Counts a failure; from the fifth in a row the account is held back, each time twice as long, never for ever. While it
 * is held back its failures do not count, so that nobody can keep a holder out for good.
 */
export async function countFailure(context: ThrottleContext, suitor: Suitor): Promise<void> {
  const { freeFailures: most, firstWaitMs, maxWaitMs } = context.rules;
  await raise(context, accountKey(context.secrets, suitor), {
    most,
    firstWaitMs,
    maxWaitMs,
    forgetBefore: 0,
  });
  await countAddress(context, suitor);
}

/**
 * Lets a right try pass unless too many wrong ones came before it, and counts a wrong one. Unlike with `letIn`, being
 * right forgets nothing: where the answer tells of others, one's own would clear the count.
 */
export async function passesUncleared(
  context: ThrottleContext,
  suitor: Suitor,
  isRight: boolean,
): Promise<boolean> {
  if (await isHeldBack(context, suitor)) return false;
  if (!isRight) await countFailure(context, suitor);
  return isRight;
}

/** Counts a try that was refused unseen: only the address answers for it. */
export const countAddress = (context: ThrottleContext, { address }: Suitor): Promise<boolean> =>
  raise(context, addressKey(context.secrets, address), addressLimits(context));

/** Counts a call that anybody may make, failed or not, against its address; answers false where that is held back. */
export const countCall = (
  context: ThrottleContext,
  { called, address }: { called: Throttled; address: string },
): Promise<boolean> =>
  raise(context, addressKey(context.secrets, `${called} ${address}`), addressLimits(context));

type Limits = { most: number; firstWaitMs: number; maxWaitMs: number; forgetBefore: number };

const addressLimits = ({ now, rules }: ThrottleContext): Limits => ({
  most: rules.addressFailures,
  firstWaitMs: rules.addressWindowMs,
  maxWaitMs: rules.addressWindowMs,
  forgetBefore: now - rules.addressWindowMs,
});

/** Raises a count that is not held back and holds it back where it reaches its limit, all in one statement. */
async function raise(
  { db, now }: ThrottleContext,
  key: string,
  { most, firstWaitMs, maxWaitMs, forgetBefore }: Limits,
): Promise<boolean> {
  const { count: before, lastAt, waitUntil } = loginFailures;
  const count = sql`(case when ${lastAt} < ${forgetBefore}::bigint then 1 else ${before} + 1 end)`;
  // So many doublings that no pause outgrows a number.
  const doubled = sql`${firstWaitMs}::bigint * power(2, least(${count} - ${most}::integer, 30))`;
  const pause = sql`least(${doubled}, ${maxWaitMs}::bigint)::bigint`;
  const raised = await db
    .insert(loginFailures)
    .values({ key, count: 1, lastAt: now, waitUntil: most > 1 ? 0 : now + firstWaitMs })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        count,
        lastAt: now,
        waitUntil: sql`case when ${count} < ${most}::integer then 0 else ${now}::bigint + ${pause} end`,
      },
      setWhere: lte(waitUntil, now),
    })
    .returning({ key: loginFailures.key });
  return raised.length > 0;
}

const accountKey = (secrets: Secrets, { tried, account }: Suitor): string =>
  secrets.mac(`${tried}-account`, account.toLowerCase());

const addressKey = (secrets: Secrets, address: string): string => secrets.mac('login-address', address);
