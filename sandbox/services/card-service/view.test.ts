import fc from 'fast-check';
import { expect, it } from 'vitest';
import { italianAmount } from './view.ts';

it.each([
  [300_000, '3.000,00'],
  [5, '0,05'],
  [99_999, '999,99'],
  [123_456_789, '1.234.567,89'],
])('writes %i cents as %s [CARD-09]', (cents, expected) => {
  expect(italianAmount(cents)).toBe(expected);
});

it('loses no cent on the way to text and back [S-42]', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000_000 }), (cents) => {
      const back = Number(italianAmount(cents).replaceAll(/[.,]/g, ''));
      expect(back).toBe(cents);
    }),
  );
});
