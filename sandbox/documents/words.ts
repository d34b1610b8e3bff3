import { romeTime } from '../calendar.ts';
import { italianAmount } from '../services/card-service/view.ts';

/** Writes a day of the contract as the portal does: 14.03.2026 (TEXT-05). */
export const italianDate = (day: string): string => day.split('-').toReversed().join('.');

/** Writes an instant as such a day. */
export const italianDay = (ms: number): string => italianDate(isoDay(ms));

const monthAndYear = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Writes a month of the contract, such as 202610, in words: ottobre 2026. */
export const italianMonth = (month: string): string =>
  monthAndYear.format(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1));

/** Writes an instant as a day of the contract, such as 2026-03-14, by the clock in Rome. */
export function isoDay(ms: number): string {
  const { year, month, day } = romeTime(ms);
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** Writes cents as euro, such as € 1.234,50. */
export const euro = (cents: number): string => `€ ${italianAmount(cents)}`;

/** Writes a rate in hundredths of a percent, such as 9,90%. */
export const italianRate = (rate: number): string => `${italianAmount(rate)}%`;

const pad = (value: number) => String(value).padStart(2, '0');
