import { monthKey } from '#i18n';
import type { Operation } from '#schemas';
import type { TotalsByMonth } from '#ui/state';
import { isBooked, isIncoming } from '../operation-rules.ts';

/** What an expense is of all that was spent in its month, as a rounded percent, and that total in cents. */
export type ShareOfMonth = { percent: number; total: number };

/** Returns the share of an expense in its month (OPDET-02); undefined for what came in, and where the total or the amount is not told. */
export function shareOfMonth(operation: Operation, totals: TotalsByMonth): ShareOfMonth | undefined {
  const total = totals[monthKey(operation.transactionDate)]?.spent;
  const { chargeCurrencyAmount: charged } = operation;
  // What is not booked yet is not in that total.
  if (!isBooked(operation) || isIncoming(operation) || charged === undefined || !total) return undefined;
  return { percent: Math.round((charged.amount * 100) / total), total };
}
