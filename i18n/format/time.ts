import { zone } from './date.ts';

const hourAndMinute = new Intl.DateTimeFormat('it-IT', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Writes the hour and minute of an instant in Italy, `18:05`.
 *
 * @throws {RangeError} when the text is not an ISO instant.
 */
export function formatTime(iso: string): string {
  return hourAndMinute.format(Date.parse(iso));
}
