import type { OperationFilters } from '#ui/state';
import { calendarDay, monthOf } from '#i18n';

/** What the list was asked for, and on which day. */
export type ListWish = { filters: OperationFilters; today: string };

/**
 * Returns whether every operation of the month of a date belongs in the list: the bank’s total of the month counts all of
 * them, whatever is listed (OPS-02).
 */
export function listsWholeMonth({ filters, today }: ListWish, date: string): boolean {
  const { dateMin = '', dateMax = today, ...others } = filters;
  const { first, last } = monthOf(calendarDay(date));
  // After today there is nothing to leave out.
  const isUpToDate = dateMax >= last || dateMax >= today;
  return Object.keys(others).length === 0 && dateMin <= first && isUpToDate;
}
