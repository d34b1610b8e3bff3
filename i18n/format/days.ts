import { asDay, onCalendar } from './calendar.ts';
import { calendarDay } from './dates.ts';

/** Writes a calendar day as the filters do, DD/MM/YY (FILTER-16). */
export function formatShortDay(day: string): string {
  return onCalendar(day).format('DD/MM/YY');
}

/** Returns whether a text is a calendar day, `YYYY-MM-DD`, which some month has. */
export function isDay(text: string): boolean {
  const day = onCalendar(text);
  // A day that no month has is read as one of the next month.
  return day.isValid() && asDay(day) === text;
}

/** Returns the calendar day so many days before another. */
export function daysBefore(day: string, days: number): string {
  return asDay(onCalendar(day).subtract(days, 'day'));
}

/** Returns the same calendar day so many months before, or the last one of that month where it is shorter. */
export function monthsBefore(day: string, months: number): string {
  return asDay(onCalendar(day).subtract(months, 'month'));
}

/** Returns the first and the last calendar day of the month that a day is in. */
export function monthOf(day: string): { first: string; last: string } {
  const date = onCalendar(day);
  return { first: asDay(date.startOf('month')), last: asDay(date.endOf('month')) };
}

/** Returns the instant at which a calendar day begins in Italy, in summer time or out of it. */
export function startOfDay(day: string): string {
  return instantOn(day, { hour: '00:00:00.000', offsets: ['+02:00', '+01:00'] });
}

/** Returns the last instant of a calendar day in Italy. */
export function endOfDay(day: string): string {
  return instantOn(day, { hour: '23:59:59.999', offsets: ['+01:00', '+02:00'] });
}

type Hour = { hour: string; offsets: readonly [string, string] };

/** Tries first the offset that would slip out of the day were it the wrong one: Intl alone knows the zones. */
function instantOn(day: string, { hour, offsets: [first, second] }: Hour): string {
  const instant = `${day}T${hour}${first}`;
  return calendarDay(instant) === day ? instant : `${day}T${hour}${second}`;
}
