import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorsConfig, PortalConfig } from '#schemas';
import { readPortalConfig } from '../portal-config.ts';
import { createPortal } from './portal.ts';
import { securityHeaders } from './security-headers.ts';

const shipped = join(import.meta.dirname, '..', '..', 'portal.config.json');

let settings: PortalConfig;

beforeAll(async () => {
  settings = await readPortalConfig(shipped);
});

/** Returns whom pages may call, by settings that have errors reported so. */
function calledWith(errors: ErrorsConfig | undefined): string {
  const { errors: _none, ...rest } = settings;
  const config = { ...rest, ...(errors && { errors }) };
  const policy = securityHeaders({ config, isHttps: true, styleHashes: [] })['Content-Security-Policy'];
  return /connect-src ([^;]*)/.exec(policy ?? '')?.[1] ?? '';
}

describe('errors that are told [RUN-17]', () => {
  it.each([
    [undefined, "'self'"],
    [{ endpoint: '/errors' }, "'self'"],
    [{ endpoint: 'https://events.bank.example/errors' }, "'self' https://events.bank.example/errors"],
    [{ dsn: 'https://0a1b@errors.bank.example/7' }, "'self' https://errors.bank.example/api/7/envelope/"],
    [
      { dsn: 'https://0a1b@bank.example:8443/sentry/7' },
      "'self' https://bank.example:8443/sentry/api/7/envelope/",
    ],
  ])(
    'let pages call the one address that settings of %o name, without its key, and nobody else',
    (errors, sources) => {
      expect(calledWith(errors)).toBe(sources);
    },
  );

  it.each([
    [{}, 'must NOT have fewer than 1 properties'],
    [{ dsn: 'https://0a1b@errors.bank.example/7', endpoint: '/errors' }, 'must NOT have more than 1'],
    [{ sentry: 'https://0a1b@errors.bank.example/7' }, 'known here are dsn, endpoint'],
    // The secret of older ones would reach every browser.
    [{ dsn: 'https://0a1b:5ec4e7@errors.bank.example/7' }, 'one with a secret behind a colon is refused'],
    [{ dsn: 'http://0a1b@errors.bank.example/7' }, 'it must be '],
    [{ dsn: 'https://0a1b@errors.bank.example' }, 'it must be '],
    [{ dsn: 'https://0a1b@*.bank.example/7' }, 'it must be '],
    [{ endpoint: 'https://*.bank.example/errors' }, 'it must be '],
    [{ endpoint: "https://a.example/; script-src 'unsafe-inline'" }, 'it must be '],
    [{ endpoint: '//events.bank.example/errors' }, 'it must be '],
    [{ endpoint: 'http://events.bank.example/errors' }, 'it must be '],
  ])('are refused a start by settings of %o', async (errors, says) => {
    const folder = mkdtempSync(join(tmpdir(), 'errors-'));
    const file = join(folder, 'portal.config.json');
    writeFileSync(file, JSON.stringify({ ...settings, errors }));

    const said = await readPortalConfig(file).catch((error: Error) => error.message);
    rmSync(folder, { recursive: true });

    expect(said).toMatch(/:1:\d+ \/errors/);
    expect(said).toContain(says);
  });

  it('may be named by the environment too, one way or the other', async () => {
    const dsn = 'https://0a1b@errors.bank.example/7';

    const bySentry = await readPortalConfig(shipped, { PERCORSO_ERRORS_DSN: dsn });
    const byBank = await readPortalConfig(shipped, { PERCORSO_ERRORS_ENDPOINT: '/errors' });

    expect([bySentry.errors, byBank.errors]).toEqual([{ dsn }, { endpoint: '/errors' }]);
  });
});

describe('a source map [RUN-17]', () => {
  let dist: string;

  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), 'maps-'));
    mkdirSync(join(dist, 'portal', 'assets'), { recursive: true });
    writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: [] }));
    for (const name of ['index.html', 'assets/a-1.js', 'assets/a-1.js.map', 'assets/a-1.js.map.gz'])
      writeFileSync(join(dist, 'portal', name), name);
  });

  afterAll(() => rmSync(dist, { recursive: true }));

  it('is not served, even where somebody has put it beside its script', async () => {
    const portal = await createPortal({ config: settings, dist });
    const ask = async (url: string) => (await portal.inject(url)).statusCode;

    const served = await ask('/assets/a-1.js');
    const maps = [
      'a-1.js.map',
      'a-1.js.MAP',
      'a-1.js%2Emap',
      'a-1.js.map.gz',
      'a-1.js.map?x',
      './a-1.js.map',
    ];
    const refused = await Promise.all(maps.map((name) => ask(`/assets/${name}`)));
    await portal.close();

    expect(served).toBe(200);
    expect(refused).toEqual(maps.map(() => 404));
  });
});
