import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/it.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { zone } from './date.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Reads a calendar day in universal time, where each has as many hours as another, to count from it and to write it in Italian. */
export const onCalendar = (day: string): Dayjs => dayjs.utc(day).locale('it');

/** Writes a calendar day as `YYYY-MM-DD`. */
export const asDay = (day: Dayjs): string => day.format('YYYY-MM-DD');

/** Answers the instant at which clocks in Italy show this hour of a calendar day, in summer time or out of it. */
export function inItaly(day: string, hour: string): string {
  const shown = `${day}T${hour}`;
  // Its hours are not read back: dayjs would write them by the clock of this machine, which skips one in spring.
  return shown + dayjs.tz(shown, zone).format('Z');
}
