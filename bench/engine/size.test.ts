import { expect, it } from 'vitest';
import { gzippedEngine, mostEngineBytes } from './size.ts';

it('asks at most 13 kB by gzip for the engine with its guards [S-70]', async () => {
  const bytes = await gzippedEngine();

  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(mostEngineBytes);
});
