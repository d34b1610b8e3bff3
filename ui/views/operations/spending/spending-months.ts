import type { CategoryCode, MonthSummary } from '#schemas';

/** What was spent in a month, and in which categories, in cents. */
export type SpendingMonth = {
  /** Its first day. */
  day: string;
  spent: number;
  categories: readonly SpendingCategory[];
};

/** What was spent in one category of a month. */
export type SpendingCategory = { category: CategoryCode; spent: number; percent: number };

/** Reads the months out of the bank’s summary, the oldest first, as time runs in a picture. */
export function spendingMonths(summary: readonly MonthSummary[]): readonly SpendingMonth[] {
  return summary
    .map(({ year, month, totalAmount, categories = [] }) => {
      const spent = totalAmount?.value ?? 0;
      return {
        day: `${year}-${String(month).padStart(2, '0')}-01`,
        spent,
        categories: categories.map(({ category, totalAmount: { value } }) => ({
          category,
          spent: value,
          percent: spent === 0 ? 0 : Math.round((value * 100) / spent),
        })),
      };
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
