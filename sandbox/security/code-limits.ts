import { and, desc, eq, gt, ne, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { codes } from '../db/schema.ts';
import type { Policy } from '../policy.ts';
import { refuse, type Refusal } from '../server/call.ts';

type Wish = { userId: number; service: string; destination: string };

/**
 * Refuses a code that comes too soon after the last, or too often (S-12). Counted are the codes for this operation to
 * this holder or to this number that were not entered rightly.
 */
export async function limitCodes(
  db: Database,
  wish: Wish,
  { now, rules }: { now: number; rules: Policy['code'] },
): Promise<Refusal | null> {
  const sent = await db
    .select({ at: codes.issuedAt })
    .from(codes)
    .where(
      and(
        eq(codes.service, wish.service),
        or(eq(codes.userId, wish.userId), eq(codes.destination, wish.destination)),
        gt(codes.issuedAt, now - rules.windowMs),
        ne(codes.state, 'used'),
      ),
    )
    .orderBy(desc(codes.issuedAt))
    .limit(rules.perWindow);
  const [latest] = sent;
  if (latest === undefined) return null;
  const waitMs = latest.at + rules.resendMs - now;
  if (waitMs > 0) return refuse('OTP_TOO_SOON', { retryAfterMs: waitMs });
  const oldest = sent.length < rules.perWindow ? undefined : sent.at(-1);
  if (oldest === undefined) return null;
  return refuse('OTP_TOO_MANY', { retryAfterMs: oldest.at + rules.windowMs - now });
}
