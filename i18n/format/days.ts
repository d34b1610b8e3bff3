import { calendarDay } from './dates.ts';

const dayMs = 86_400_000;

/** Writes a calendar day as the filters do, DD/MM/YY (FILTER-16). */
export function formatShortDay(day: string): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(2, 4)}`;
}

/** Tells whether a text is a calendar day, `YYYY-MM-DD`, which some month has. */
export function isDay(text: string): boolean {
  const instant = /^\d{4}-\d\d-\d\d$/u.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(instant) && asDay(instant) === text;
}

/** Answers the calendar day so many days before another. */
export function daysBefore(day: string, days: number): string {
  return asDay(Date.parse(day) - days * dayMs);
}

/** Answers the same calendar day so many months before, or the last one of that month where it is shorter. */
export function monthsBefore(day: string, months: number): string {
  const { year, month, date } = partsOf(day);
  const last = new Date(Date.UTC(year, month - months + 1, 0)).getUTCDate();
  return asDay(Date.UTC(year, month - months, Math.min(date, last)));
}

/** Answers the first and the last calendar day of the month that a day is in. */
export function monthOf(day: string): { first: string; last: string } {
  const { year, month } = partsOf(day);
  return { first: asDay(Date.UTC(year, month, 1)), last: asDay(Date.UTC(year, month + 1, 0)) };
}

/** Answers the instant at which a calendar day begins in Italy, in summer time or out of it. */
export function startOfDay(day: string): string {
  return instantOn(day, { hour: '00:00:00.000', offsets: ['+02:00', '+01:00'] });
}

/** Answers the last instant of a calendar day in Italy. */
export function endOfDay(day: string): string {
  return instantOn(day, { hour: '23:59:59.999', offsets: ['+01:00', '+02:00'] });
}

type Hour = { hour: string; offsets: readonly [string, string] };

/** Tries first the offset that would slip out of the day were it the wrong one. */
function instantOn(day: string, { hour, offsets: [first, second] }: Hour): string {
  const instant = `${day}T${hour}${first}`;
  return calendarDay(instant) === day ? instant : `${day}T${hour}${second}`;
}

// Calendar days are counted in universal time, where each has as many hours as another.
const asDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

function partsOf(day: string) {
  const parsed = new Date(day);
  return { year: parsed.getUTCFullYear(), month: parsed.getUTCMonth(), date: parsed.getUTCDate() };
}
