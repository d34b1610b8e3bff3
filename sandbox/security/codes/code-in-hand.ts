import { and, eq, gt } from 'drizzle-orm';
import { romeInstant } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { codes } from '../../db/schema.ts';
import { refuse, type Call, type HolderCall, type Refusal } from '../../server/call.ts';
import { lockAttempts } from './attempts.ts';
import { bindingOf, sendCode, type CodeOrder } from './codes.ts';
import { hashReference, randomReference } from '../secrets.ts';

/**
 * A code that was sent, now or, with `sentAt`, before; the times are in milliseconds, `resendMs` 0 where another may be
 * asked for.
 */
export type SentCode = { token: string; livesMs: number; resendMs: number; sentAt?: number };

/**
 * Sends a code, unless the one that this session was sent for the very same is good still and no other is asked for by
 * `reNew`: that is named anew, and nothing is sent or counted. Who lost the answer or the page types the code they have.
 */
export async function codeFor(
  call: HolderCall & Pick<Call<'generateOtp'>, 'query'>,
  order: CodeOrder,
): Promise<SentCode | Refusal> {
  const inHand = call.query['reNew'] === undefined ? await codeInHand(call, order) : null;
  if (inHand !== null) return inHand;
  const token = await sendCode(call, order);
  if (typeof token !== 'string') return token;
  const { lifetimeMs, resendMs } = call.bank.policy.code;
  return { token, livesMs: lifetimeMs, resendMs };
}

async function codeInHand(call: HolderCall, order: CodeOrder): Promise<SentCode | Refusal | null> {
  const { db, now, bank, holder } = call;
  const { service, destination, challengeId } = order;
  if (await lockAttempts(db, { userId: holder.userId, service })) return refuse('5709');
  const token = randomReference();
  const [named] = await db
    .update(codes)
    .set({ tokenHash: hashReference(token) })
    .where(
      and(
        isGood(now),
        eq(codes.sessionId, holder.sessionId),
        eq(codes.service, service),
        eq(codes.destination, destination),
        eq(codes.binding, bindingOf(order)),
        challengeId === undefined ? undefined : eq(codes.challengeId, challengeId),
      ),
    )
    .returning({ issuedAt: codes.issuedAt, expiresAt: codes.expiresAt });
  if (named === undefined) return null;
  const resendMs = Math.max(0, named.issuedAt + bank.policy.code.resendMs - now);
  return { token, livesMs: named.expiresAt - now, resendMs, sentAt: named.issuedAt };
}

/** Tells the times of a code in seconds; one that has begun is told as a whole one. */
export const timesOf = ({ livesMs, resendMs, sentAt }: SentCode) => ({
  expiresIn: Math.ceil(livesMs / 1000),
  resendIn: Math.ceil(resendMs / 1000),
  ...(sentAt !== undefined && { sentAt: romeInstant(sentAt) }),
});

/** Returns whether a code of a challenge can still be typed. */
export async function hasCodeInHand(db: Database, challengeId: string, now: number): Promise<boolean> {
  const [live] = await db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.challengeId, challengeId), isGood(now)));
  return live !== undefined;
}

const isGood = (now: number) => and(eq(codes.state, 'live'), gt(codes.expiresAt, now));
