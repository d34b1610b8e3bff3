import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import { forgetFailures, raiseFailures } from './attempts.ts';
import type { TriedValue } from './counters.ts';

type Try = { service: TriedValue; isRight: boolean; wrong: Refusal };

/**
 * Counts the wrong values in a row that a holder enters for something that is no one-time code; as many as a code's
 * are a block, which even the right value does not lift (S-08).
 */
export async function countTry(call: HolderCall, { service, isRight, wrong }: Try): Promise<Refusal | null> {
  const { db, holder, bank, now } = call;
  const key = { userId: holder.userId, service };
  const most = bank.policy.code.maxFailures;
  if (isRight) return (await forgetFailures(db, key)) ? null : refuse('5709');
  const failures = await raiseFailures(db, key, { most, now });
  return failures === null || failures >= most ? refuse('5709') : wrong;
}
