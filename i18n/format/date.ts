/** The bank's day is the Italian day, wherever the holder reads the page. */
export const zone = 'Europe/Rome';

/** Tells a calendar day, which no zone may move, from an instant. */
export const isDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(iso);

const shape = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const ofInstant = new Intl.DateTimeFormat('it-IT', { ...shape, timeZone: zone });
const ofDay = new Intl.DateTimeFormat('it-IT', { ...shape, timeZone: 'UTC' });

/**
 * Writes a date as the documents do, DD.MM.YYYY, on the Italian calendar. The first screen needs it, so it stands on
 * nothing that would have to be loaded.
 *
 * @throws {RangeError} when the text is not an ISO date.
 */
export function formatDate(iso: string): string {
  const format = isDay(iso) ? ofDay : ofInstant;
  return format.format(Date.parse(iso)).replaceAll('/', '.');
}
