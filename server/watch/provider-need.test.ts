import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openWatch } from './open-watch.ts';

it('is ready while the provider answers, whatever it answers, and not once it does not [RUN-06]', async () => {
  const provider = createServer((_request, response) => response.writeHead(404).end());
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo; // it listens on a port, not on a pipe
  const watch = openWatch({ env: {}, provider: `http://127.0.0.1:${port}`, bank: () => undefined });
  const admin = await watch.listen({ port: 0, host: '127.0.0.1' });
  const ready = async () => (await fetch(`${admin}/readyz`)).json();

  const before = await ready();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
  const after = await ready();
  const figures = await (await fetch(`${admin}/metrics`)).text();
  await watch.close();

  expect(before).toEqual({ ready: true, needs: { provider: 'ok' } });
  expect(after).toEqual({ ready: false, needs: { provider: 'failed' } });
  expect(figures).not.toContain('percorso_sessions');
});
