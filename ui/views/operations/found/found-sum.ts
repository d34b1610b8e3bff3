import type { Operation } from '#schemas';
import { isBooked, isIncoming } from '../operation-rules.ts';

/** What some operations come to in cents of euro. */
export type FoundSum = { spent: number; received: number };

/**
 * Adds the operations up that the bank has booked, as the totals of months are, in euro, what came in by itself; undefined where
 * an amount is hidden, as on a family card.
 */
export function sumOf(operations: readonly Operation[]): FoundSum | undefined {
  const sum = { spent: 0, received: 0 };
  for (const operation of operations) {
    const cents = operation.chargeCurrencyAmount?.amount;
    if (cents === undefined) return undefined;
    if (isBooked(operation)) sum[isIncoming(operation) ? 'received' : 'spent'] += cents;
  }
  return sum;
}
