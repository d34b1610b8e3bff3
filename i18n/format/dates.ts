import { isDay, zone } from './date.ts';
import { pageLanguage } from './page-language.ts';

// Made once: to make one for each row would cost a list of thousands a second. Swedish writes days as ISO does in every
// browser; Canadian English, which also does in some, has the month first in WebKitGTK.
const italianDays = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

type Months = Record<'short' | 'full', Intl.DateTimeFormat>;

let months: Months | undefined;

/** Names months in the page’s language, of calendar days in universal time. */
const inMonths = (): Months =>
  (months ??= {
    short: new Intl.DateTimeFormat(pageLanguage(), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    full: new Intl.DateTimeFormat(pageLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  });

/** Writes day and short month, `3 nov`, for a row of a list that already says the year (OPS-04). */
export function formatDayMonth(iso: string): string {
  return inMonths().short.format(Date.parse(calendarDay(iso)));
}

/** Writes month and year in full with a capital, `Novembre 2026`, for the heading of a month (OPS-01). */
export function formatMonthYear(iso: string): string {
  const month = inMonths().full.format(Date.parse(calendarDay(iso)));
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
