import { onCalendar } from './calendar.ts';
import { isDay, zone } from './date.ts';

// Made once: to make one for each row would cost a list of thousands a second. Swedish writes days as ISO does in every
// browser; Canadian English, which also does in some, has the month first in WebKitGTK.
const italianDays = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Writes day and short month, `3 nov`, for a row of a list that already says the year (OPS-04). */
export function formatDayMonth(iso: string): string {
  return onCalendar(calendarDay(iso)).format('D MMM');
}

/** Writes month and year in full with a capital, `Novembre 2026`, for the heading of a month (OPS-01). */
export function formatMonthYear(iso: string): string {
  const month = onCalendar(calendarDay(iso)).format('MMMM YYYY');
  return month.charAt(0).toUpperCase() + month.slice(1);
}

/** Returns the key of a month as the bank writes it, year and two-digit month: `202611` (CARD-16). */
export function monthKey(iso: string): string {
  return calendarDay(iso).slice(0, 7).replace('-', '');
}

/**
 * Returns the calendar day in Italy as `YYYY-MM-DD`, for the `dateTime` of a `<time>`.
 *
 * @throws {RangeError} when the text is not an ISO date.
 */
export function calendarDay(iso: string): string {
  // A date without an hour is a calendar day already: a zone could only move it.
  return isDay(iso) ? iso : italianDays.format(Date.parse(iso));
}
