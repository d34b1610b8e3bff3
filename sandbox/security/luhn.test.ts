import { expect, it } from 'vitest';
import { isLuhn } from './luhn.ts';

it.each(['4111111111111111', '79927398713', '18', '0'])(
  '%s ends with the digit that its sum asks for',
  (digits) => {
    expect(isLuhn(digits)).toBe(true);
  },
);

it.each(['4111111111111112', '79927398710', '1111111111111114', '81', '5'])('%s does not', (digits) => {
  expect(isLuhn(digits)).toBe(false);
});
