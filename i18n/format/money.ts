/** What an amount is made of, so that its parts may look different; `decimals` is empty where the currency has none. */
export type MoneyParts = { sign: '' | '−'; units: string; decimals: string; currency: string };

const OWN = 'EUR';
const SYMBOLS: Readonly<Record<string, string>> = { EUR: '€' };
const NO_BREAK_SPACE = '\u00a0';
const AMOUNT = /^([-−+]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/u;

/**
 * Writes hundredths the Italian way, `1.234,56 €`; a foreign amount carries its currency code (OPS-05), and no decimals
 * where its currency has none, `24.177 JPY`.
 *
 * @throws {RangeError} when the amount is not a whole number of cents.
 */
export function formatMoney(cents: number, currency = OWN): string {
  const { sign, units, decimals, currency: mark } = formatMoneyParts(cents, currency);
  const fraction = decimals === '' ? '' : `,${decimals}`;
  return `${sign}${units}${fraction}${NO_BREAK_SPACE}${mark}`;
}

/**
 * Takes hundredths apart for the kit’s Money; the sign is a true minus, units are grouped by thousands.
 *
 * @throws {RangeError} when the amount is not a whole number of cents.
 */
export function formatMoneyParts(cents: number, currency = OWN): MoneyParts {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Money is a whole number of cents.');
  const hasDecimals = decimalsOf(currency) > 0;
  // The contract counts in hundredths whatever the currency, even where nothing smaller than its unit exists.
  const shown = hasDecimals ? Math.abs(cents) : Math.round(Math.abs(cents) / 100) * 100;
  const digits = String(shown).padStart(3, '0');
  return {
    sign: cents < 0 && shown > 0 ? '−' : '',
    units: groupThousands(digits.slice(0, -2)),
    decimals: hasDecimals ? digits.slice(-2) : '',
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

/** Returns how many decimals a currency has by its ISO definition. */
function decimalsOf(currency: string): number {
  // Asking costs more than writing, and nearly every amount is in euro.
  if (currency === OWN) return 2;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('it', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}

function groupThousands(units: string): string {
  return units.replace(/\B(?=(?:\d{3})+$)/gu, '.');
}
