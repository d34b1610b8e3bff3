import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/it.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { isDay, zone } from './date.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Writes day and short month, `3 nov`, for a row of a list that already says the year (OPS-04). */
export function formatDayMonth(iso: string): string {
  return italianDay(iso).format('D MMM');
}

/** Writes month and year in full with a capital, `Novembre 2026`, for the heading of a month (OPS-01). */
export function formatMonthYear(iso: string): string {
  const month = italianDay(iso).format('MMMM YYYY');
  return month.charAt(0).toUpperCase() + month.slice(1);
}

/** Answers the key of a month as the bank writes it, year and two-digit month: `202611` (CARD-16). */
export function monthKey(iso: string): string {
  return italianDay(iso).format('YYYYMM');
}

/** Answers the calendar day in Italy as `YYYY-MM-DD`, for the `dateTime` of a `<time>`. */
export function calendarDay(iso: string): string {
  return italianDay(iso).format('YYYY-MM-DD');
}

function italianDay(iso: string): Dayjs {
  // A date without an hour is a calendar day already: a zone could only move it.
  const day = isDay(iso) ? dayjs.utc(iso) : dayjs(iso).tz(zone);
  if (!day.isValid()) throw new RangeError('A date is written as ISO 8601.');
  return day.locale('it');
}
