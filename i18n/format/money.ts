/** What an amount is made of, so that sign, currency and decimals may look lighter than the figure. */
export type MoneyParts = { sign: '' | '−'; units: string; decimals: string; currency: string };

const SYMBOLS: Readonly<Record<string, string>> = { EUR: '€' };
const NO_BREAK_SPACE = '\u00a0';
const AMOUNT = /^([-−+]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/u;

/**
 * Writes integer cents the Italian way, `1.234,56 €`; a foreign amount carries its currency code (OPS-05).
 *
 * @throws {RangeError} when the amount is not a whole number of cents.
 */
export function formatMoney(cents: number, currency = 'EUR'): string {
  const { sign, units, decimals, currency: mark } = formatMoneyParts(cents, currency);
  return `${sign}${units},${decimals}${NO_BREAK_SPACE}${mark}`;
}

/**
 * Takes integer cents apart for the kit’s Money; the sign is a true minus, units are grouped by thousands.
 *
 * @throws {RangeError} when the amount is not a whole number of cents.
 */
export function formatMoneyParts(cents: number, currency = 'EUR'): MoneyParts {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Money is a whole number of cents.');
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return {
    sign: cents < 0 ? '−' : '',
    units: groupThousands(digits.slice(0, -2)),
    decimals: digits.slice(-2),
    currency: SYMBOLS[currency] ?? currency,
  };
}

/**
 * Reads an amount written the Italian way (`1.234,56`, `1234,5`, `−3 €`, `120,00 USD`) into integer cents;
 * undefined when it is anything else, so that `UNLIMITED` (CARD-09) and slips of the keyboard are told apart from zero.
 */
export function parseMoney(text: string): number | undefined {
  const bare = text.replace(/\s/gu, '').replace(/(?:€|[A-Z]{3})$/u, '');
  const [matched, sign = '', units = '', decimals = ''] = AMOUNT.exec(bare) ?? [];
  if (matched === undefined) return undefined;
  const cents = Number(units.replaceAll('.', '') + decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return (sign === '-' || sign === '−') && cents !== 0 ? -cents : cents;
}

function groupThousands(units: string): string {
  return units.replace(/\B(?=(?:\d{3})+$)/gu, '.');
}
