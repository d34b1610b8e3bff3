import { expect, it } from 'vitest';
import { brotliBorder, mostBorderBytes } from './size.ts';

it('asks at most 6 kB by brotli for holding every reply to the contract [S-85]', async () => {
  const bytes = await brotliBorder();

  expect(bytes).toBeGreaterThan(3000);
  expect(bytes).toBeLessThanOrEqual(mostBorderBytes);
});
