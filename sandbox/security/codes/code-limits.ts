import { and, desc, eq, gt, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { codes } from '../../db/schema.ts';
import type { Policy } from '../../policy.ts';
import { refuse, type Refusal } from '../../server/call.ts';
import { lockNumber } from './lock-number.ts';

type Wish = { userId: number; service: string; destination: string };
type Context = { now: number; rules: Policy['code'] };

/**
 * Refuses a code that comes too soon after the last, or too often (S-12). Counted are the codes for this operation to
 * this holder or to this number that were not entered rightly, and, up to a higher figure, all of this holder's. Others
 * for the same number wait until the transaction ends, as the holder's own do anyhow: of two at once one is too soon (S-76).
 */
export async function limitCodes(db: Database, wish: Wish, context: Context): Promise<Refusal | null> {
  const { now, rules } = context;
  await lockNumber(db, wish.destination);
  const unproven = await sentSince(db, now - rules.windowMs, [
    eq(codes.service, wish.service),
    or(eq(codes.userId, wish.userId), eq(codes.destination, wish.destination)),
    ne(codes.state, 'used'),
  ]);
  const waitMs = (unproven[0] ?? -Infinity) + rules.resendMs - now;
  if (waitMs > 0) return refuse('OTP_TOO_SOON', { retryAfterMs: waitMs });
  const all = await sentSince(db, now - rules.windowMs, [eq(codes.userId, wish.userId)]);
  return tooMany(unproven, rules.perWindow, context) ?? tooMany(all, rules.perHolder, context);
}

/** Lists when the codes were sent, newest first. */
async function sentSince(db: Database, since: number, conditions: Parameters<typeof and>): Promise<number[]> {
  const sent = await db
    .select({ at: codes.issuedAt })
    .from(codes)
    .where(and(gt(codes.issuedAt, since), ...conditions))
    .orderBy(desc(codes.issuedAt));
  return sent.map(({ at }) => at);
}

function tooMany(sent: readonly number[], most: number, { now, rules }: Context): Refusal | null {
  // As many as are allowed, counted back from the newest: when the oldest of them has left the window, one more fits.
  const oldest = sent[most - 1];
  if (oldest === undefined) return null;
  return refuse('OTP_TOO_MANY', { retryAfterMs: oldest + rules.windowMs - now });
}
