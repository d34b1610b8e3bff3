import { getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { romeTime, romeToInstant } from '../../calendar.ts';
import { operations } from '../../db/schema.ts';

const bookingDays = 2;

/** When an operation of this instant is booked: at the second midnight in Rome after it. */
export function bookingInstant(at: number): number {
  const { day, ...month } = romeTime(at);
  return romeToInstant({ ...month, day: day + bookingDays, hour: 0, minute: 0, second: 0 });
}

/** Picks the operations that are booked at an instant; until then they are pending, and have no name. */
export const isBooked = (now: number | SQLWrapper): SQL<boolean> =>
  sql<boolean>`${operations.bookedAt} <= ${now}::bigint`;

/** The columns of an operation, with whether it is booked at an instant. */
export const columnsAt = (now: number | SQLWrapper) => ({
  ...getTableColumns(operations),
  recorded: isBooked(now),
});
