import { expect, it } from 'vitest';
import { typedAmount } from './typed-amount.ts';

it.each([
  ['abc', ''],
  ['-12', '12'],
  ['1234567', '123456'],
  ['12345,67', '12345,6'],
  ['10,505', '10,50'],
  ['1,2,3', '1,23'],
  ['10,', '10,'],
  [',5', '0,5'],
])(
  '%j is typed into an amount as %j: at most 6 digits, 2 of them decimals [FILTER-18] [FORM-03]',
  (text, kept) => {
    expect(typedAmount(text)).toBe(kept);
  },
);

it.each([
  ['10.50', '10,50'],
  ['10.', '10,'],
  ['1.234', '1234'],
  ['1.234,5', '1234,5'],
  [' 1.234,50 €', '1234,50'],
])('a point is a comma unless it parts thousands: %j is %j [FILTER-18]', (text, kept) => {
  expect(typedAmount(text)).toBe(kept);
});
