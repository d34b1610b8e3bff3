/** Leaves the last 2 digits of a number and one asterisk for each digit before, without the prefix (PHONE-15). */
export function maskPhone(number: string): string {
  const digits = number.replace(/^\+39/, '');
  return '*'.repeat(digits.length - 2) + digits.slice(-2);
}

/** Writes a card number in four groups with only its last 4 digits. */
export const maskPan = (last4: string): string => `**** **** **** ${last4}`;

/** Leaves the first and last letter of an address before the at sign, and what comes after it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const hidden = '*'.repeat(Math.max(1, name.length - 2));
  return `${name.slice(0, 1)}${hidden}${name.length > 1 ? name.slice(-1) : ''}${email.slice(at)}`;
}
