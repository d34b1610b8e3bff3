import { isLuhn } from './luhn.ts';

const shortest = 13;
const longest = 19;
const hidden = '•••';

/** Digits in a row, with at most a few signs between two of them that are neither letters nor digits. */
const run = /\d(?:[^\p{L}\p{N}]{0,8}\d)+/gu;
const unbroken = new RegExp(String.raw`\d{${shortest},}`);

/**
 * Hides every run of digits that holds a card number, however it is spaced: by blanks of any width, dots, dashes, quotes
 * and commas; and every unbroken one as long as a card’s, which may be one with a slip (S-91).
 */
export const maskCardNumbers = (text: string): string =>
  text.replaceAll(run, (found) => (unbroken.test(found) || holdsCardNumber(found) ? hidden : found));

/** Returns whether the digits of a text, taken together, hold a card number. */
export function holdsCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  for (let start = 0; start + shortest <= digits.length; start += 1)
    for (let length = shortest; length <= longest && start + length <= digits.length; length += 1)
      if (isLuhn(digits.slice(start, start + length))) return true;
  return false;
}
