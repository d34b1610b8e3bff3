import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Reads a calendar day in universal time, where each has as many hours as another, to count from it. */
export const onCalendar = (day: string): Dayjs => dayjs.utc(day);

/** Writes a calendar day as `YYYY-MM-DD`. */
export const asDay = (day: Dayjs): string => day.format('YYYY-MM-DD');
