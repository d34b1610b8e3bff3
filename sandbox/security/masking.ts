/** Leaves the last 2 digits of a number and one asterisk for each digit before, without the prefix (PHONE-15). */
export function maskPhone(number: string): string {
  const digits = number.replace(/^\+39/, '');
  return '*'.repeat(digits.length - 2) + digits.slice(-2);
}

/** Writes a card number in four groups with only its last 4 digits. */
export const maskPan = (last4: string): string => `**** **** **** ${last4}`;
