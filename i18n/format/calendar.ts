import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/it.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Reads a calendar day in universal time, where each has as many hours as another, to count from it and to write it in Italian. */
export const onCalendar = (day: string): Dayjs => dayjs.utc(day).locale('it');

/** Writes a calendar day as `YYYY-MM-DD`. */
export const asDay = (day: Dayjs): string => day.format('YYYY-MM-DD');
