const typed = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const held = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Sets the slashes of a date being typed: 3132026 becomes 31/3/2026 as it grows, and 1/ becomes 01/. */
export function shapeDate(text: string): string {
  const padded = text.replace(/^(\d)\//, '0$1/').replace(/^(\d{2}\/)(\d)\//, '$10$2/');
  const digits = padded.replaceAll(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
}

/** Reads gg/mm/aaaa as 2026-03-31; undefined for a text that is no day of the calendar. */
export function readDate(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = typed.exec(text) ?? [];
  const isDay = Number(day) >= 1 && Number(day) <= daysIn(Number(month), Number(year));
  return isDay ? `${year}-${month}-${day}` : undefined;
}

/** Writes a date that a form holds as it is typed; a text that is no date is answered as it is. */
export function writeDate(value: unknown): string {
  if (typeof value !== 'string') return '';
  const [, year, month, day] = held.exec(value) ?? [];
  return year === undefined ? value : `${day}/${month}/${year}`;
}

const longMonths = new Set([1, 3, 5, 7, 8, 10, 12]);

function daysIn(month: number, year: number): number {
  if (month < 1 || month > 12) return 0;
  if (month !== 2) return longMonths.has(month) ? 31 : 30;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return isLeap ? 29 : 28;
}
