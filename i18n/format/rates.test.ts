import { expect, it } from 'vitest';
import { formatRate } from './rates.ts';

it('writes rates with two decimals and the sign right behind them, as Italian has it', () => {
  const sign = new Intl.NumberFormat('it', { style: 'percent', minimumFractionDigits: 2 });

  expect([990, 0, 1005].map(formatRate)).toEqual(['9,90%', '0,00%', '10,05%']);
  expect(formatRate(990)).toBe(sign.format(0.099));
});
