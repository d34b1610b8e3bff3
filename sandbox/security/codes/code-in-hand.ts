import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { codes } from '../../db/schema.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import { lockAttempts } from './attempts.ts';
import { bindingOf, type CodePurpose } from './codes.ts';
import { hashReference, randomReference } from '../secrets.ts';

/** A code that a holder still has, named anew; the times are in milliseconds, the second 0 where another may be asked for. */
export type CodeInHand = { token: string; livesMs: number; resendMs: number };

type Sent = CodePurpose & { challengeId: string; destination: string };

/**
 * Finds the code that was sent for a challenge and is good still, and gives it another token: who lost the answer or the
 * page types the code they have. Nothing is sent and no count is touched; null where there is none (SCA-06).
 */
export async function codeInHand(call: HolderCall, sent: Sent): Promise<CodeInHand | Refusal | null> {
  const { db, now, bank, holder } = call;
  if (await lockAttempts(db, { userId: holder.userId, service: sent.service })) return refuse('5709');
  const token = randomReference();
  const [named] = await db
    .update(codes)
    .set({ tokenHash: hashReference(token) })
    .where(
      and(
        isGood(sent.challengeId, now),
        eq(codes.sessionId, holder.sessionId),
        eq(codes.destination, sent.destination),
        eq(codes.binding, bindingOf(sent)),
      ),
    )
    .returning({ issuedAt: codes.issuedAt, expiresAt: codes.expiresAt });
  if (named === undefined) return null;
  const resendMs = Math.max(0, named.issuedAt + bank.policy.code.resendMs - now);
  return { token, livesMs: named.expiresAt - now, resendMs };
}

/** Returns whether a code of a challenge can still be typed. */
export async function hasCodeInHand(db: Database, challengeId: string, now: number): Promise<boolean> {
  const [live] = await db.select({ id: codes.id }).from(codes).where(isGood(challengeId, now));
  return live !== undefined;
}

const isGood = (challengeId: string, now: number) =>
  and(eq(codes.challengeId, challengeId), eq(codes.state, 'live'), gt(codes.expiresAt, now));
