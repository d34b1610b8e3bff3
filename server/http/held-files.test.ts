import type { IncomingHttpHeaders } from 'node:http';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readPortalConfig } from '../portal-config.ts';
import { openWatch } from '../watch/open-watch.ts';
import { createPortal } from './portal.ts';

const config = await readPortalConfig('portal.config.json');
const script = 'export const words = "the same words again and again";'.repeat(60);
const forEver = 'public, max-age=31536000, immutable';

let place: string;
let dist: string;
let before: string;
let portal: FastifyInstance;
let lines: Record<string, unknown>[];
let figures: () => Promise<string>;

/** Builds a portal of which each file has the name of its version. */
function build(version: number): void {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'portal/assets'), { recursive: true });
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: [] }));
  writeFileSync(
    join(dist, 'portal/index.html'),
    `<title>Percorso</title><script src="/assets/main-${version}.js">`,
  );
  writeFileSync(join(dist, 'portal/favicon.svg'), `<svg>${version}</svg>`);
  writeFileSync(join(dist, `portal/assets/main-${version}.js`), script);
  writeFileSync(join(dist, `portal/assets/main-${version}.js.br`), brotliCompressSync(script));
  writeFileSync(join(dist, `portal/assets/small-${version}.css`), `a{order:${version}}`);
  writeFileSync(join(dist, `portal/assets/main-${version}.js.map`), '{}');
}

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'held-'));
  [dist, before, lines] = [join(place, 'dist'), join(place, 'before'), []];
  build(1);
  mkdirSync(join(before, 'assets'), { recursive: true });
  const watch = openWatch({
    env: { LOG_LEVEL: 'error' },
    provider: 'https://api.bank.example',
    bank: () => undefined,
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  portal = await createPortal({ config, dist, before, watch });
  const admin = await watch.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => watch.close());
  figures = async () => (await fetch(`${admin}/metrics`)).text();
});
afterEach(async () => {
  await portal.close();
  rmSync(place, { recursive: true });
});

const ask = (url: string, headers: IncomingHttpHeaders = {}) => portal.inject({ url, headers });

/** Asks as a user whom this file’s owner does not let read it; root reads whatever it likes. */
async function askUnprivileged(url: string, headers: IncomingHttpHeaders) {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return await ask(url, headers);
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe.each([
  ['another build has taken its place', () => build(2)],
  ['its folder is gone', () => rmSync(dist, { recursive: true })],
])('once %s, a portal that runs', (_what, change) => {
  it('goes on with the page that it began with, and serves all that this names as before [RUN-03]', async () => {
    const was = await Promise.all(['/', '/assets/main-1.js', '/assets/small-1.css'].map((url) => ask(url)));
    change();

    const is = await Promise.all(['/', '/assets/main-1.js', '/assets/small-1.css'].map((url) => ask(url)));
    const packed = await ask('/assets/main-1.js', { 'accept-encoding': 'gzip, br' });

    expect(is.map(({ statusCode, body }) => ({ statusCode, body }))).toEqual(
      was.map(({ body }) => ({ statusCode: 200, body })),
    );
    const told = [
      'cache-control',
      'vary',
      'content-type',
      'content-security-policy',
      'x-content-type-options',
    ];
    for (const [index, { headers }] of is.entries())
      for (const name of told) expect([name, headers[name]]).toEqual([name, was[index]?.headers[name]]);
    expect(is[1]?.headers['cache-control']).toBe(forEver);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload).toEqual(brotliCompressSync(script));
    expect((await ask('/favicon.svg')).statusCode).toBe(200);
  });

  it('serves no source map, and nothing that was never there [RUN-17]', async () => {
    change();

    const missing = await Promise.all(['/assets/main-1.js.map', '/assets/main-0.js'].map((url) => ask(url)));

    expect(missing.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});

describe('a file under /assets that is not answered', () => {
  beforeEach(() => {
    chmodSync(place, 0o755);
    for (const name of ['shut-1.js', 'shut-1.js.br']) {
      writeFileSync(join(before, 'assets', name), script);
      chmodSync(join(before, 'assets', name), 0);
    }
  });

  it.each([
    ['is not there', '/assets/gone-1.js', { status: 404 }],
    ['has no such part', '/assets/main-1.js', { status: 416, range: 'bytes=90000-' }],
    ['cannot be read', '/assets/shut-1.js', { status: 500 }],
    ['cannot be read, compressed', '/assets/shut-1.js', { status: 500, 'accept-encoding': 'br' }],
  ])(
    'since it %s is kept by nobody, and says nothing of how it is made [RUN-03]',
    async (_why, url, { status, ...headers }) => {
      const told = await askUnprivileged(url, headers);

      expect([told.statusCode, told.headers['cache-control']]).toEqual([status, 'no-store']);
      expect(Object.keys(told.json()).toSorted()).toEqual(['code', 'message', 'type']);
      for (const name of ['etag', 'last-modified', 'content-encoding'])
        expect(told.headers).not.toHaveProperty(name);
    },
  );

  it('is told once by its name and why where it is there, however often it is asked for [RUN-07]', async () => {
    for (const url of ['/assets/shut-1.js', '/assets/shut-1.js', '/assets/gone-1.js'])
      await askUnprivileged(url, {});

    expect(lines.filter(({ msg }) => msg === 'file unserved')).toEqual([
      expect.objectContaining({ level: 'error', file: join(before, 'assets/shut-1.js'), why: 'EACCES' }),
    ]);
  });

  it('is counted, and what is no file of a page is not [RUN-06]', async () => {
    for (const url of ['/assets/shut-1.js', '/assets/gone-1.js', '/gone.png', '/assets/main-1.js'])
      await askUnprivileged(url, {});

    expect(await figures()).toContain('percorso_assets_unserved_total 2');
  });

  it('is answered from memory where the portal began with it [RUN-03]', async () => {
    chmodSync(join(dist, 'portal/assets/main-1.js'), 0);
    chmodSync(join(dist, 'portal/assets/main-1.js.br'), 0);

    const [plain, packed] = [
      await askUnprivileged('/assets/main-1.js', {}),
      await askUnprivileged('/assets/main-1.js', { 'accept-encoding': 'br' }),
    ];

    expect([plain.statusCode, plain.body, plain.headers['cache-control']]).toEqual([200, script, forEver]);
    expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, 'br']);
    expect(await figures()).toContain('percorso_assets_unserved_total 0');
  });
});
