import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { PortalConfig } from '#schemas';
import { createSandbox, systemClock } from '#sandbox';
import { createPortal } from '../http/portal.ts';
import { openWatch } from '../watch/open-watch.ts';
import { examine, realWorld } from './index.ts';
import type { Row } from './row.ts';

const project = dirname(dirname(import.meta.dirname));
const standard: PortalConfig = JSON.parse(readFileSync(join(project, 'portal.config.json'), 'utf8')); // our own

let root: string;
let dist: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doctor-real-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  dist = join(root, 'dist');
  mkdirSync(join(dist, 'portal'), { recursive: true });
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: [] }));
  writeFileSync(join(dist, 'portal/index.html'), '<!doctype html><title>Percorso</title>');
});

/** Names a port that nobody has. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo; // a server that listens on a port has one
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Has a bank listen that lets these origins in. */
async function openHost(origins: readonly string[]): Promise<string> {
  const bank = await createSandbox({ memory: true, origins });
  onTestFinished(() => bank.close());
  const { port } = new URL(await bank.app.listen({ port: 0, host: '127.0.0.1' }));
  return `http://127.0.0.1:${port}`;
}

/** Starts a portal that calls a host, with its admin server, and says by which environment it is looked at. */
async function startPortal(baseUrl: string, port: number, admin: number): Promise<NodeJS.ProcessEnv> {
  const config = {
    ...standard,
    provider: { ...standard.provider, baseUrl },
    server: { host: '127.0.0.1', port },
  };
  writeFileSync(join(root, 'portal.config.json'), JSON.stringify(config));
  const env = { ADMIN_PORT: String(admin), LOG_LEVEL: 'silent' };
  const watch = openWatch({ env, provider: baseUrl, bank: () => undefined });
  const portal = await createPortal({ config, dist, watch });
  onTestFinished(async () => {
    await Promise.all([portal.close(), watch.close()]);
  });
  await portal.listen({ port, host: '127.0.0.1' });
  await watch.listen({ port: admin, host: '127.0.0.1' });
  return env;
}

const look = (env: NodeJS.ProcessEnv, origin?: string): Promise<readonly Row[]> =>
  examine(realWorld({ root, ofPackage: dist, env, origin, now: () => systemClock.now() }));

const statesOf = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ check, state }) => [check, state]));

it('finds all well of a portal that runs and of the bank that it calls [RUN-18]', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = await startPortal(await openHost([origin]), port, await freePort());

  const rows = await look(env, origin);

  const looked = [
    'running',
    'port',
    'admin port',
    'address',
    'provider',
    'conformance',
    'clock',
    'cors',
    'cookies',
    'csp',
  ];
  expect(statesOf(rows)).toMatchObject(Object.fromEntries(looked.map((name) => [name, 'ok'])));
  expect(rows.filter(({ state }) => state === 'fail')).toEqual([]);
  expect(rows.find(({ check }) => check === 'running')?.found).toContain('one runs and is ready');
});

it('finds that the bank lets the portal’s origin not in, which no page could say [RUN-18]', async () => {
  const port = await freePort();
  const env = await startPortal(await openHost(['https://other.example']), port, await freePort());

  const rows = await look(env, `http://127.0.0.1:${port}`);

  expect(rows.filter(({ state }) => state === 'fail')).toEqual([
    expect.objectContaining({
      check: 'cors',
      found: expect.stringContaining('Access-Control-Allow-Origin missing'),
      remedy: expect.stringContaining('docs/provider.md'),
    }),
  ]);
});

it('finds that a host has gone, and that the portal which calls it lacks it [RUN-18]', async () => {
  const [port, nobody] = [await freePort(), await freePort()];
  const env = await startPortal(`http://127.0.0.1:${nobody}`, port, await freePort());

  const rows = await look(env);

  expect(rows.filter(({ state }) => state === 'fail').map(({ check }) => check)).toEqual([
    'running',
    'provider',
  ]);
  expect(rows.find(({ check }) => check === 'provider')?.found).toContain('ECONNREFUSED');
});
