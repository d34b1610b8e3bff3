import { expect, it } from 'vitest';
import { openServer } from './open-server.ts';

it('a request may take as long as its longest body needs on a line of 400 kbit/s, with room, and not for ever [S-89]', () => {
  const { server, initialConfig } = openServer();
  const neededMs = ((initialConfig.bodyLimit ?? 0) * 8) / 400;

  expect(server.requestTimeout).toBeGreaterThanOrEqual(1.5 * neededMs);
  expect(server.requestTimeout).toBeLessThanOrEqual(120_000);
});
