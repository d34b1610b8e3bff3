import { addMonths, romeMonth, romeTime, romeToInstant } from '../../calendar.ts';

// What was bought in a month is debited on this day of the next one.
const debitDay = 15;

/** When what was bought in a month is debited: at midnight in Rome. */
export function debitAt(month: number): number {
  const next = addMonths(month, 1);
  const date = { year: Math.trunc(next / 100), month: next % 100, day: debitDay };
  return romeToInstant({ ...date, hour: 0, minute: 0, second: 0 });
}

/** Tells the first month that is not debited yet: until the day of the debit it is the last one, then this one. */
export const firstUndebited = (now: number): number =>
  addMonths(romeMonth(now), romeTime(now).day < debitDay ? -1 : 0);
