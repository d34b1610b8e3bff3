import { formatMoney, type TFunction } from '#i18n';
import type { Operation } from '#schemas';
import type { OperationsState } from '#ui/state';
import { isBooked, isIncoming } from '../operation-rules.ts';

/** What some operations come to in cents of euro. */
type FoundSum = { spent: number; received: number };

/**
 * Adds the operations up that the bank has booked, as the totals of months are, in euro, less what was credited for a dispute, what came in by itself; undefined where
 * an amount is hidden, as on a family card.
 */
function sumOf(operations: readonly Operation[]): FoundSum | undefined {
  const sum = { spent: 0, received: 0 };
  for (const operation of operations) {
    const cents = operation.chargeCurrencyAmount?.amount;
    if (cents === undefined) return undefined;
    const credited = operation.disputeCreditedAmount?.amount ?? 0;
    if (isBooked(operation)) sum[isIncoming(operation) ? 'received' : 'spent'] += cents - credited;
  }
  return sum;
}

/** Says what was found comes to (HOLDER-19), and of a list that goes on, of how many it is the sum. */
export function sumWords({ operations, total }: OperationsState, t: TFunction): string | undefined {
  const sum = total === 0 ? undefined : sumOf(operations);
  if (!sum) return undefined;
  const received = t('sum.received', { amount: formatMoney(sum.received) });
  const spent = t('sum.spent', { amount: formatMoney(sum.spent) });
  const parts = partsOf(sum, { received, spent, both: t('sum.both', { received, spent }) });
  const isWhole = operations.length >= total;
  return isWhole ? parts : t('sum.ofFirst', { parts, count: operations.length });
}

type SumWords = { received: string; spent: string; both: string };

/** Nothing that came in is not worth a word, nor nothing spent beside what came in. */
function partsOf({ received, spent }: FoundSum, words: SumWords): string {
  if (received === 0) return words.spent;
  return spent === 0 ? words.received : words.both;
}
