import type { Policy } from '../../policy.ts';
import { refuse, type Refusal } from '../../server/call.ts';
import { hashReference } from '../secrets.ts';

/** Lets so many calls of one token in at a time, and runs them. */
export type WaitingCalls = <Result>(token: string, run: () => Promise<Result>) => Promise<Result | Refusal>;

/**
 * Bounds how many calls of one session are under way, the one whose turn it is included. Each of them holds a connection to
 * the database while it waits: without a bound, who has one token would have nobody else answered.
 */
export function boundWaitingCalls({ turns }: Pick<Policy, 'turns'>): WaitingCalls {
  const underWay = new Map<string, number>();
  return async (token, run) => {
    const key = hashReference(token);
    const count = underWay.get(key) ?? 0;
    if (count > turns.waiting) return refuse('SERVICE_UNAVAILABLE', { retryAfterMs: turns.retryMs });
    underWay.set(key, count + 1);
    try {
      return await run();
    } finally {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
    }
  };
}
