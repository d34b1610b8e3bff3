import { calendarDay } from './dates.ts';
import { daysBefore, endOfDay, startOfDay } from './days.ts';

/** How many days of operations are read when nobody asks for others (FILTER-13). */
export const usualDays = 90;

/** Returns the first and the last instant of those days, up to the end of today in Italy. */
export function usualPeriod(now: number): { from: string; to: string } {
  const today = calendarDay(new Date(now).toISOString());
  return { from: startOfDay(daysBefore(today, usualDays)), to: endOfDay(today) };
}
