import { expect, it } from 'vitest';
import { formatCount } from './counts.ts';

it('writes whole numbers with the points of their thousands', () => {
  expect([0, 999, 2000, 1_234_567].map(formatCount)).toEqual(['0', '999', '2.000', '1.234.567']);
});
