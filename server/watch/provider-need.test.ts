import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openWatch } from './open-watch.ts';

it('finds the provider there while it answers, whatever it answers, and not once it does not, or a proxy does in its place [RUN-06]', async () => {
  let status = 404;
  const provider = createServer((_request, response) => response.writeHead(status).end());
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo; // it listens on a port, not on a pipe
  const lines: Record<string, unknown>[] = [];
  const watch = openWatch({
    env: { LOG_LEVEL: 'info' },
    provider: `http://127.0.0.1:${port}`,
    bank: () => undefined,
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  const admin = await watch.listen({ port: 0, host: '127.0.0.1' });
  const ready = async () => (await fetch(`${admin}/readyz`)).json();

  const before = await ready();
  status = 502;
  const proxied = await ready();
  await ready();
  status = 404;
  await ready();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
  const after = await ready();
  const figures = await (await fetch(`${admin}/metrics`)).text();
  await watch.close();

  expect(before).toEqual({ ready: true, needs: { provider: 'ok' } });
  expect(proxied).toEqual({ ready: true, needs: { provider: 'failed' } });
  expect(after).toEqual({ ready: true, needs: { provider: 'failed' } });
  expect(figures).toContain('percorso_need_met{need="provider"} 0');
  // Once when it goes and once when it is back, however often it is asked.
  expect(lines.map(({ level, msg, need, why }) => ({ level, msg, need, why }))).toEqual([
    { level: 'error', msg: 'need lost', need: 'provider', why: expect.stringContaining('answers 502') },
    { level: 'info', msg: 'need met again', need: 'provider', why: undefined },
    { level: 'error', msg: 'need lost', need: 'provider', why: 'ECONNREFUSED' },
  ]);
  expect(figures).not.toContain('percorso_sessions');
});
