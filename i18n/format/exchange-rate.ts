/**
 * Writes a rate with 2 decimals and a comma, whereas the card networks send it with 7 (OPS-17).
 *
 * @throws {RangeError} when the text is not a number.
 */
export function formatExchangeRate(rate: string): string {
  const rounded = Math.round(Number(rate) * 100);
  if (!Number.isSafeInteger(rounded)) throw new RangeError('An exchange rate is a decimal number.');
  const digits = String(rounded).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
