import { refuse, type HolderCall, type Refusal } from '../server/call.ts';
import { lockAttempts, writeAttempts } from './attempts.ts';

type Try = { service: string; isRight: boolean; wrong: Refusal };

/**
 * Counts the wrong values in a row that a holder enters for something that is no one-time code; as many as a code's
 * are a block, which even the right value does not lift (S-08).
 */
export async function countTry(call: HolderCall, { service, isRight, wrong }: Try): Promise<Refusal | null> {
  const { db, holder, bank, now } = call;
  const key = { userId: holder.userId, service };
  const { failures, blocked } = await lockAttempts(db, key);
  if (blocked) return refuse('5709');
  if (isRight) {
    await writeAttempts(db, key, { failures: 0, blockedAt: null });
    return null;
  }
  const isBlock = failures + 1 >= bank.policy.code.maxFailures;
  await writeAttempts(db, key, { failures: failures + 1, blockedAt: isBlock ? now : null });
  return isBlock ? refuse('5709') : wrong;
}
