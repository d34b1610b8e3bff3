import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PortalConfig } from '#schemas';
import { sayTo } from '../tests/support/raw-http.ts';
import { createPortal, type OwnBank } from './portal.ts';

const config: PortalConfig = {
  $schema: '',
  provider: {
    baseUrl: 'https://bank.example',
    credentials: 'include',
    application: 'PORTALE',
    environment: 'TEST',
    clientVersion: '1.9.6',
  },
  session: { on401: 'redirect', idleMinutes: 5, warnMinutes: 2 },
  filters: { initialEnd: 'today' },
  timing: { tabSwitchMs: 0, chatMs: 0, textsMs: 0 },
  brand: { name: 'Percorso', eCode: 'e-Code' },
  server: { port: 0, host: '127.0.0.1' },
};
const script = 'export const words = "the same words again and again";'.repeat(60);

let dist: string;
let portal: FastifyInstance | undefined;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(dist, 'portal', 'assets'), { recursive: true });
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: ['sha256-abc='] }));
  writeFileSync(join(dist, 'portal', 'index.html'), '<!doctype html><title>Percorso</title>');
  writeFileSync(join(dist, 'portal', 'assets', 'main-1a2b.js'), script);
  writeFileSync(join(dist, 'portal', 'assets', 'main-1a2b.js.br'), brotliCompressSync(script));
});

afterEach(async () => {
  await portal?.close();
  rmSync(dist, { recursive: true });
});

async function open(changed: Partial<PortalConfig> = {}): Promise<FastifyInstance> {
  portal = await createPortal({ config: { ...config, ...changed }, dist });
  return portal;
}

/** Writes a request as it goes over the wire. */
const get = (path: string, ...more: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...more, '', ''].join('\r\n');

const fakeBank = (): OwnBank => ({
  routing: (request, response) => void response.end(`bank ${request.url}`),
});

/** Answers the policy of a portal whose bank has an endpoint for analytics. */
async function policyWith(endpoint: string): Promise<unknown> {
  const server = await open({ analytics: { endpoint } });
  const { headers } = await server.inject('/');
  await server.close();
  return headers['content-security-policy'];
}

describe('the file server of the portal', () => {
  it('sends the policy with every page, with the style hashes of the build and the provider’s host [S-44]', async () => {
    const server = await open();

    const page = await server.inject('/n/profile');

    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc='; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self' https://bank.example; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'; frame-src 'none'; object-src 'none'; require-trusted-types-for 'script'; " +
        "trusted-types 'none'",
    );
  });

  it('lets pages speak to the bank’s endpoint for analytics where there is one, and to no other [S-44] [S-50]', async () => {
    expect(await policyWith('https://events.bank.example/percorso')).toContain(
      "connect-src 'self' https://bank.example https://events.bank.example;",
    );
    expect(await policyWith('/sandbox/events')).toContain("connect-src 'self' https://bank.example;");
  });

  it.each([
    [undefined, "frame-src 'none';"],
    [{ origin: 'self' }, "frame-src 'self';"],
    [{ origin: 'https://chat.bank.example' }, 'frame-src https://chat.bank.example;'],
  ])(
    'lets pages frame the chat that the settings name, and nothing else: %o [S-44] [S-50]',
    async (chat, policy) => {
      const server = await open(chat && { chat });

      const { headers } = await server.inject('/');

      expect(headers['content-security-policy']).toContain(policy);
    },
  );

  it('sends the other headers that keep a page to itself', async () => {
    const server = await open();

    const { headers } = await server.inject('/');

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('tells browsers to insist on https only where the portal is reached so', async () => {
    const server = await open({ server: { ...config.server, https: true } });

    const { headers } = await server.inject('/');

    expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('answers the one page for every route, and never from a cache', async () => {
    const server = await open();

    const pages = await Promise.all(
      ['/', '/n/profile', '/editPassword/newPassword?x=1'].map((url) => server.inject(url)),
    );

    for (const page of pages) {
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<title>Percorso</title>');
      expect(page.headers['cache-control']).toBe('no-store');
    }
  });

  it('answers no page for a file that is missing, a call of the bank, or a path out of its folder', async () => {
    const server = await open();
    const missing = ['/assets/gone-1a2b.js', '/api/services/x', '/sandbox', '/..%2fbuild.json'];

    const replies = await Promise.all(missing.map((url) => server.inject(url)));

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('lets browsers keep for ever what carries a hash in its name, and sends it compressed', async () => {
    const server = await open();

    const plain = await server.inject('/assets/main-1a2b.js');
    const packed = await server.inject({
      url: '/assets/main-1a2b.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });

    expect(plain.body).toBe(script);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    for (const { headers } of [plain, packed]) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('gives a browser the settings without those of the server', async () => {
    const server = await open();

    const reply = await server.inject('/portal.config.json');

    expect(reply.json()).not.toHaveProperty('server');
    expect(reply.json().provider).toEqual(config.provider);
  });

  it('hands the bank’s paths to the bank in its own process, and says that it is a test [S-62]', async () => {
    const bank = fakeBank();
    const own = { ...config, provider: { ...config.provider, baseUrl: '' } };
    portal = await createPortal({ config: own, dist, bank });
    const origin = await portal.listen({ port: 0, host: '127.0.0.1' });

    const texts = await Promise.all(
      ['/api/mfa/jwt', '//api/mfa/jwt', '/API/mfa/jwt', '/sandbox', '/sandboxes'].map(async (path) =>
        (await fetch(origin + path)).text(),
      ),
    );
    const settings = await (await fetch(`${origin}/portal.config.json`)).json();

    expect(texts).toEqual([
      'bank /api/mfa/jwt',
      'bank //api/mfa/jwt',
      'bank /API/mfa/jwt',
      'bank /sandbox',
      expect.stringContaining('<title>'),
    ]);
    expect(settings).toMatchObject({ provider: { baseUrl: '', testEnvironment: true } });
  });

  describe.each([
    ['with a bank in its process', fakeBank()],
    ['alone', undefined],
  ] as const)('%s', (_name, bank) => {
    const long = 'a'.repeat(5000);

    it.each([
      ['/%', get('/%'), 400],
      ['/%ff', get('/%ff'), 400],
      ['a call that cannot be read', get('/api/%ff'), 400],
      ['a stub site that cannot be read', get('/sandbox/%'), 400],
      ['a long address', get(`/${long}`), 400],
      ['a long call', get(`/api/${long}`), 400],
      ['a long stub site', get(`/sandbox/?${long}`), 400],
      ['an address longer than Node reads', get(`/${'a'.repeat(100_000)}`), 400],
      ['headers longer than Node reads', get('/n/profile', `x-long: ${long.repeat(4)}`), 431],
      ['a length that is no number', get('/n/profile', 'Content-Length: abc'), 400],
      ['no HTTP', 'segreto\r\n\r\n', 400],
    ] as const)('refuses %s with every header of a page [S-89]', async (_what, words, status) => {
      portal = await createPortal({ config, dist, ...(bank && { bank }) });
      await portal.listen({ port: 0, host: '127.0.0.1' });
      const { headers } = await portal.inject('/');
      const names = Object.keys(headers).filter((name) =>
        /^(?:content-sec|x-|referrer|permis|cross)/.test(name),
      );

      const [head = '', body = ''] = (await sayTo(portal, words)).split('\r\n\r\n');

      const lines = head.split('\r\n').map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(names).toHaveLength(7);
      expect(lines).toEqual(expect.arrayContaining(names.map((name) => `${name}: ${String(headers[name])}`)));
      expect(lines).toContain('cache-control: no-store');
      expect(JSON.parse(body)).toMatchObject({
        code: expect.any(String),
        message: expect.stringMatching(/^The /),
      });
    });
  });

  it('says what to do when nothing was built', async () => {
    rmSync(join(dist, 'build.json'));

    await expect(open()).rejects.toThrow(/^PORTAL_NOT_BUILT: .*npm run build/);
  });
});
