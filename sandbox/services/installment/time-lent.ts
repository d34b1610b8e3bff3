import { dayMs, romeTime } from '../../calendar.ts';

/** Counts the days from one instant to another by the calendar of Rome: the first day not counted, the last one counted. */
export const daysBetween = (from: number, to: number): number => dayNumber(to) - dayNumber(from);

/**
 * Measures for how long money is lent, as the TAEG wants it (directive 2011/90/EU): whole months back from the day it is
 * paid as twelfths of a year, and the days that are left as parts of the year that ends where those months begin.
 */
export function yearsBetween(from: number, to: number): number {
  const lent = romeTime(from);
  const paid = romeTime(to);
  const months = (paid.year - lent.year) * 12 + paid.month - lent.month - (paid.day < lent.day ? 1 : 0);
  const monthsBack = (count: number) => Date.UTC(paid.year, paid.month - 1 - count, paid.day);
  const days = monthsBack(months) / dayMs - dayNumber(from);
  const yearDays = (monthsBack(months) - monthsBack(months + 12)) / dayMs;
  return months / 12 + days / yearDays;
}

function dayNumber(ms: number): number {
  const { year, month, day } = romeTime(ms);
  return Date.UTC(year, month - 1, day) / dayMs;
}
