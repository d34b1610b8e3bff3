import type { TotalsByMonth } from '#ui/state';
import { monthKey } from '#i18n';
import type { MonthSummary, Operation } from '#schemas';

/** The operations of one month, in the bank’s order; `before` counts those of the months above it. */
export type MonthGroup = {
  key: string;
  firstDate: string;
  before: number;
  operations: readonly Operation[];
};

/** Groups operations by Italian month, keeping their order (OPS-01). */
export function groupByMonth(operations: readonly Operation[]): readonly MonthGroup[] {
  const months = Map.groupBy(operations, (operation) => monthKey(operation.transactionDate));
  let counted = 0;
  return [...months].map(([key, ofMonth]) => {
    const before = counted;
    counted += ofMonth.length;
    return { key, firstDate: ofMonth[0]?.transactionDate ?? '', before, operations: ofMonth };
  });
}

/** Keys the bank’s monthly totals by year and two-digit month (CARD-16). */
export function totalsByMonth(summary: readonly MonthSummary[]): TotalsByMonth {
  return Object.fromEntries(
    summary.map(({ year, month, totalAmount, totalRecharge }) => [
      `${year}${String(month).padStart(2, '0')}`,
      {
        ...(totalAmount && { spent: totalAmount.value }),
        ...(totalRecharge && { recharged: totalRecharge.value }),
      },
    ]),
  );
}
