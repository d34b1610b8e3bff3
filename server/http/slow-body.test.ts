import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPortalConfig } from '../portal-config.ts';
import { createAdmin } from '../watch/admin.ts';
import { createMetrics } from '../watch/metrics.ts';
import { defaultPatience } from './door.ts';
import { createPortal, type OwnBank } from './portal.ts';

const shipped = join(import.meta.dirname, '..', '..', 'portal.config.json');

let dist: string;
let portal: FastifyInstance;

/** A bank that answers once it has read all of a body. */
const bank: OwnBank = {
  routing: (request, response) => void request.resume().once('end', () => response.end('read')),
};

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'slow-'));
  mkdirSync(join(dist, 'portal'), { recursive: true });
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: [] }));
  writeFileSync(join(dist, 'portal', 'index.html'), '<!doctype html>');
  const patience = { requestTimeout: 300, connectionsCheckingInterval: 50 };
  portal = await createPortal({ config: await readPortalConfig(shipped), dist, bank, patience });
  await portal.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await portal.close();
  rmSync(dist, { recursive: true });
});

/** Begins to send a body, and answers all that is said until the server hangs up. */
async function send(path: string, body: string): Promise<string> {
  const { port } = portal.server.address() as AddressInfo; // it listens at a port
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 4\r\n\r\n${body}`);
  return text(socket);
}

describe('a body that comes slowly', () => {
  it('is not waited for longer than a request may take, however many come so [S-89]', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('/api/v1/anything', 'a')));

    for (const said of answers) expect(said).toMatch(/^HTTP\/1\.1 408 [^]*"REQUEST_TIMEOUT"/u);
  });

  it('is taken whole where it comes in time [S-89]', async () => {
    expect(await send('/api/v1/anything', 'abcd')).toMatch(/^HTTP\/1\.1 200 [^]*read/u);
  });

  it('may take what the longest one needs on a line of 400 kbit/s, with room, and no longer where none comes [S-89]', () => {
    const neededMs = (3_000_000 * 8) / 400;
    const admin = createAdmin({ metrics: createMetrics(), needs: [], isStopping: () => false });

    expect(defaultPatience.requestTimeout).toBeGreaterThanOrEqual(1.5 * neededMs);
    expect(defaultPatience.requestTimeout).toBeLessThanOrEqual(120_000);
    expect(admin.server.requestTimeout).toBe(10_000);
  });
});
