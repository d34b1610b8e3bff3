import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PortalConfig } from '#schemas';
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
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
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

/** What asks a portal that listens, as a browser does. */
type Ask = (path: string, headers?: Record<string, string>) => Promise<Response>;

async function open(changed: Partial<PortalConfig> = {}, bank?: OwnBank): Promise<Ask> {
  portal = await createPortal({ config: { ...config, ...changed }, dist, ...(bank && { bank }) });
  const origin = await portal.listen({ port: 0, host: '127.0.0.1' });
  return (path, headers = {}) => fetch(origin + path, { headers });
}

const fakeBank = (): OwnBank => ({
  routing: (request, response) => void response.end(`bank ${request.url}`),
});

/** Returns the policy of a portal whose bank has an endpoint for analytics. */
async function policyWith(endpoint: string): Promise<unknown> {
  const ask = await open({ analytics: { endpoint } });
  const { headers } = await ask('/');
  await portal?.close();
  return headers.get('content-security-policy');
}

describe('the file server of the portal', () => {
  it('sends the policy with every page, with the style hashes of the build and the provider’s host [S-44]', async () => {
    const ask = await open();

    const page = await ask('/n/profile');

    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc='; img-src 'self' data:; " +
        "font-src 'self'; manifest-src 'self'; connect-src 'self' https://bank.example; base-uri 'none'; form-action 'self'; " +
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
      const ask = await open(chat && { chat });

      const { headers } = await ask('/');

      expect(headers.get('content-security-policy')).toContain(policy);
    },
  );

  it.each(['/healthz', '/readyz', '/metrics?name=x'])(
    'has no page at %s, so that nobody takes one for the admin server’s answer [RUN-06]',
    async (path) => {
      const ask = await open();

      expect((await ask(path)).status).toBe(404);
    },
  );

  it('sends the other headers that keep a page to itself', async () => {
    const ask = await open();

    const { headers } = await ask('/');

    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it.each([
    [{}, 'max-age=31536000'],
    [{ hstsSeconds: 300 }, 'max-age=300'],
    [{ hstsSeconds: 63_072_000 }, 'max-age=63072000'],
    [{ hstsSeconds: 0 }, 'max-age=0'],
    [{ hstsSeconds: 63_072_000, hstsSubdomains: true }, 'max-age=63072000; includeSubDomains'],
  ])(
    'tells browsers to insist on https only where the portal is reached so, for a year unless set: %o [S-44]',
    async (set, told) => {
      const ask = await open({ server: { ...config.server, https: true, ...set } });

      const { headers } = await ask('/');

      expect(headers.get('strict-transport-security')).toBe(told);
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    },
  );

  it('answers the one page for every route, and never from a cache', async () => {
    const ask = await open();

    const pages = await Promise.all(
      ['/', '/n/profile', '/editPassword/newPassword?x=1'].map((url) => ask(url)),
    );

    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>Percorso</title>');
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('answers no page for a file that is missing, a call of the bank, or a path out of its folder', async () => {
    const ask = await open();
    const missing = ['/assets/gone-1a2b.js', '/api/services/x', '/sandbox', '/..%2fbuild.json'];

    const replies = await Promise.all(missing.map((url) => ask(url)));

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('lets browsers keep for ever what carries a hash in its name, and sends it compressed', async () => {
    const ask = await open();

    const plain = await ask('/assets/main-1a2b.js', { 'accept-encoding': 'identity' });
    const packed = await ask('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });

    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(await plain.text()).toBe(script);
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.text()).toBe(script);
    expect(packed.headers.get('content-type')).toContain('javascript');
    expect(packed.headers.get('vary')).toMatch(/accept-encoding/i);
    for (const { headers } of [plain, packed]) {
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('gives a browser the settings without those of the server', async () => {
    const ask = await open();

    const reply = await ask('/portal.config.json');

    const settings = await reply.json();
    expect(settings).not.toHaveProperty('server');
    expect(settings).toMatchObject({ provider: config.provider });
  });

  it('hands the bank’s paths to the bank in its own process, and says that it is a test [S-62]', async () => {
    const ask = await open({ provider: { ...config.provider, baseUrl: '' } }, fakeBank());

    const texts = await Promise.all(
      ['/api/mfa/jwt', '//api/mfa/jwt', '/API/mfa/jwt', '/sandbox', '/sandboxes'].map(async (path) =>
        (await ask(path)).text(),
      ),
    );
    const settings = await (await ask('/portal.config.json')).json();

    expect(texts).toEqual([
      'bank /api/mfa/jwt',
      'bank //api/mfa/jwt',
      'bank /API/mfa/jwt',
      'bank /sandbox',
      expect.stringContaining('<title>'),
    ]);
    expect(settings).toMatchObject({ provider: { baseUrl: '', testEnvironment: true } });
  });

  it('says what to do when nothing was built', async () => {
    rmSync(join(dist, 'build.json'));

    await expect(open()).rejects.toThrow(/^PORTAL_NOT_BUILT: .*npm run build/);
  });
});
