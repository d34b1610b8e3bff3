import { expect, it } from 'vitest';
import { formatRate } from './rates.ts';

it('writes rates with two decimals, as the information sheets do', () => {
  expect([990, 0, 1005].map(formatRate)).toEqual(['9,90\u00a0%', '0,00\u00a0%', '10,05\u00a0%']);
});
