import { formatMoney, type TFunction } from '#i18n';
import type { Operation } from '#schemas';
import type { OperationsState } from '#ui/state';
import { isBooked, isIncoming } from '../operation-rules.ts';

/** What may have to be said of what was found, in the order in which it is. */
const parts = ['received', 'spent', 'receivedUnbooked', 'spentUnbooked'] as const;

/** What some operations come to in cents of euro. */
type FoundSum = Record<(typeof parts)[number], number>;

/**
 * Adds the operations up in euro, less what was credited for a dispute: what came in by itself, and what the bank has not booked, which the totals
 * of months leave out, by itself too, so that the rows come to what is said of them; undefined where an amount is hidden, as on a family card.
 */
function sumOf(operations: readonly Operation[]): FoundSum | undefined {
  const sum = { received: 0, spent: 0, receivedUnbooked: 0, spentUnbooked: 0 };
  for (const operation of operations) {
    const cents = operation.chargeCurrencyAmount?.amount;
    if (cents === undefined) return undefined;
    const credited = operation.disputeCreditedAmount?.amount ?? 0;
    const way = isIncoming(operation) ? 'received' : 'spent';
    sum[isBooked(operation) ? way : (`${way}Unbooked` as const)] += cents - credited;
  }
  return sum;
}

/** Says what was found comes to (HOLDER-19), and of a list that goes on, of how many it is the sum. */
export function sumWords({ operations, total }: OperationsState, t: TFunction): string | undefined {
  const sum = total === 0 ? undefined : sumOf(operations);
  if (!sum) return undefined;
  const worth = parts.filter((part) => sum[part] !== 0);
  const said = worth.length === 0 ? (['spent'] as const) : worth;
  const words = said.map((part) => t(`sum.${part}`, { amount: formatMoney(sum[part]) })).join(', ');
  const count = operations.length;
  if (count >= total) return words;
  return t(`sum.ofFirst.${count === 1 ? 'one' : 'many'}`, { parts: words, count });
}
