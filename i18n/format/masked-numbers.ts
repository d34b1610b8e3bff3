const PAN_LENGTH = 16;
const NO_BREAK_SPACE = '\u00a0';

/**
 * Writes a masked card number in four groups, hidden digits as asterisks: `**** **** **** 4821` (OPS-04).
 *
 * Only the last four places may show a digit, whatever the bank sent, so that a whole number never reaches the page (S-37).
 */
export function formatMaskedPan(pan: string): string {
  const places = pan.replace(/\s/gu, '').padStart(PAN_LENGTH, '*').slice(-PAN_LENGTH);
  const shown = places.slice(-4).replace(/\D/gu, '*');
  return ['****', '****', '****', shown].join(NO_BREAK_SPACE);
}

/** Returns the last digits of a masked card number, for a sentence that must be short; empty when all are hidden. */
export function lastDigitsOfPan(pan: string): string {
  return /\d{1,4}$/u.exec(pan.replace(/\s/gu, ''))?.[0] ?? '';
}

/** Writes a phone number with all but its last 2 digits hidden and its prefix kept: `+39 ********67` (PHONE-15). */
export function formatMaskedPhone(phone: string): string {
  const [prefix, number] = splitPrefix(phone.replace(/\s/gu, ''));
  const masked = '*'.repeat(Math.max(number.length - 2, 0)) + number.slice(-2);
  return prefix === '' ? masked : `${prefix}${NO_BREAK_SPACE}${masked}`;
}

function splitPrefix(phone: string): [prefix: string, number: string] {
  return phone.startsWith('+39') ? ['+39', phone.slice(3)] : ['', phone];
}
