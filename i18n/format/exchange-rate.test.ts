import { expect, it } from 'vitest';
import { formatExchangeRate } from './exchange-rate.ts';

it.each([
  ['1.0832451', '1,08'],
  ['0.8550000', '0,86'],
  ['163.2500000', '163,25'],
])('shows the network’s rate %s with 2 decimals, %s', (sent, shown) => {
  expect(formatExchangeRate(sent)).toBe(shown);
});

it('refuses what is not a rate', () => {
  expect(() => formatExchangeRate('pari')).toThrow(RangeError);
});
