import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { PortalConfig } from '#schemas';
import { examine } from './examine.ts';
import type { Row } from './row.ts';
import type { World } from './world.ts';

const project = dirname(dirname(import.meta.dirname));
const standard: PortalConfig = JSON.parse(readFileSync(join(project, 'portal.config.json'), 'utf8')); // our own
const now = Date.parse('2026-03-01T10:00:00Z');
const portal = 'https://portale.bank.example';
const host = 'https://api.bank.example';

let root: string;
let dist: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  dist = join(root, 'dist');
  mkdirSync(join(dist, 'portal/assets'), { recursive: true });
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: [] }));
  writeFileSync(join(dist, 'portal/assets/index.js'), '');
  writeFileSync(join(dist, 'portal/index.html'), '<script src="/assets/index.js"></script>');
  settle({});
});

/** Writes the settings of a portal that calls a bank’s host, but for what a test changes. */
function settle(
  provider: Partial<PortalConfig['provider']>,
  server: Partial<PortalConfig['server']> = {},
): void {
  const config = {
    ...standard,
    provider: { ...standard.provider, baseUrl: host, ...provider },
    server: { ...standard.server, https: true, ...server },
  };
  writeFileSync(join(root, 'portal.config.json'), JSON.stringify(config));
}

type Answers = Readonly<Record<string, () => Response>>;

/** What a host says that is as it should be: to a preflight of the portal, and to the first call. */
const allowing = {
  'access-control-allow-origin': portal,
  'access-control-allow-credentials': 'true',
};
const goodHost: Answers = {
  OPTIONS: () =>
    new Response(null, {
      status: 204,
      headers: {
        ...allowing,
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': everyHeader,
      },
    }),
  POST: () =>
    Response.json(
      { jwt: 'a'.repeat(32), expiresIn: 600 },
      {
        headers: {
          ...allowing,
          'access-control-expose-headers': 'Retry-After, Idempotent-Replayed',
          date: new Date(now).toUTCString(),
        },
      },
    ),
};
let everyHeader = '';

/** A machine on which nothing is wrong: nothing listens yet, the host answers as it should, no address is served. */
function world(more: Partial<World> & { answers?: Answers } = {}): World {
  const { answers = goodHost, ...parts } = more;
  return {
    root,
    dist,
    env: {},
    node: '24.21.0',
    origin: undefined,
    now: () => now,
    listen: async () => {},
    inspectBank: async () => {
      throw new Error('no bank is looked at where the provider has one');
    },
    fetch: async (url, init) => {
      const { method = 'GET' } = init;
      const asked = new Headers(init.headers).get('access-control-request-headers');
      if (asked !== null) everyHeader = asked;
      const answer = url.startsWith(host) ? answers[method] : undefined;
      if (answer === undefined) throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
      return answer();
    },
    ...parts,
  };
}

const found = async (name: string, more?: Parameters<typeof world>[0]): Promise<Row> => {
  const rows = await examine(world(more));
  const row = rows.find(({ check }) => check === name);
  if (row === undefined) throw new Error(`there is no row ${name} in ${JSON.stringify(rows)}`);
  return row;
};

/** A portal that runs and is ready. */
const healthy: World['fetch'] = async () => Response.json({ healthy: true });

/** What is in front of a portal, and has headers of its own. */
const inFront: World['fetch'] = async () =>
  new Response('', {
    headers: { 'content-security-policy': "default-src 'self'", 'x-frame-options': 'DENY' },
  });

/** A machine on which something else has the port of the admin server. */
const adminTaken = (port: number) =>
  port === 4002
    ? Promise.reject(new Error('PORT_TAKEN: something listens on it; set ADMIN_PORT'))
    : Promise.resolve();

const setsCookie = () => new Response('', { headers: { 'set-cookie': '__Host-a=1; Path=/; Secure' } });

describe('the doctor', () => {
  it('finds nothing to do where all is as it should be [RUN-18]', async () => {
    settle({ domain: 'portale.bank.example' });

    const rows = await examine(world());

    expect(rows.filter(({ state }) => state !== 'ok').map(({ check, state }) => [check, state])).toEqual([
      ['database', 'skip'],
      ['tables', 'skip'],
      ['key', 'skip'],
      ['csp', 'skip'],
    ]);
    expect(rows.find(({ check }) => check === 'cookies')?.found).toContain(
      'the cookie itself comes with a login',
    );
    for (const { expected, found: what } of rows) expect([expected, what]).not.toContain('');
  });

  it('sends a Node away that is too old for the bank, before a start would fail by it [RUN-18]', async () => {
    const old = await found('node', { node: '20.19.0' });
    const forProvider = await found('node', { node: '22.12.0' });
    settle({ baseUrl: '' }, { https: false });
    const forSandbox = await found('node', { node: '22.12.0' });
    const enough = await found('node', { node: '24.7.0' });

    expect(old).toMatchObject({ state: 'fail', remedy: 'install one' });
    expect(forProvider).toMatchObject({ state: 'ok', expected: 'Node 22.12.0 or later, for the provider' });
    expect(forSandbox.found).toBe(
      'NODE_TOO_OLD: this is Node 22.12.0, and with the sandbox the portal takes 24.7.0 or later',
    );
    expect(enough.state).toBe('ok');
  });

  it('says of settings what a start says, and tries nothing that goes by them [RUN-18] [RUN-08]', async () => {
    settle({ credentials: 'always' as 'include' });

    const rows = await examine(world());

    expect(rows.find(({ check }) => check === 'settings')).toMatchObject({
      state: 'fail',
      found: expect.stringMatching(
        /PORTAL_CONFIG_INVALID: .*\n .*portal\.config\.json:1:\d+ \/provider\/credentials is "always"/,
      ),
    });
    expect(rows.at(-1)).toMatchObject({ state: 'skip', found: 'not tried: mend those first' });
  });

  it('says which of two things contradict each other, and which port is none [RUN-18]', async () => {
    const env = { SANDBOX: '1', ADMIN_PORT: 'abc' };

    expect(await found('bank', { env })).toMatchObject({
      state: 'fail',
      found: expect.stringMatching(/^SANDBOX_BESIDE_PROVIDER: /),
      remedy: expect.stringMatching(/^leave SANDBOX out/),
    });
    expect(await found('ports', { env })).toMatchObject({
      state: 'fail',
      found: 'PORT_INVALID: ADMIN_PORT is "abc"',
    });
  });

  it('finds a port that another program has [RUN-18]', async () => {
    expect(await found('admin port', { listen: adminTaken })).toMatchObject({
      state: 'fail',
      remedy: 'set ADMIN_PORT',
    });
    expect((await found('port', { listen: adminTaken })).state).toBe('ok');
  });

  it('finds that there is no built portal, or one of which files are missing [RUN-18]', async () => {
    rmSync(join(dist, 'portal/assets/index.js'));
    expect(await found('files')).toMatchObject({
      state: 'fail',
      found: expect.stringContaining('assets/index.js'),
    });

    rmSync(dist, { recursive: true });
    expect(await found('files')).toMatchObject({ state: 'fail', remedy: 'run npm run build' });
  });

  it.each([
    ['ENOTFOUND', /resolver/],
    ['ECONNREFUSED', /start what should listen/],
    ['CERT_HAS_EXPIRED', /certificate/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /NODE_EXTRA_CA_CERTS/],
  ])('says what to do about a host that is out of reach by %s [RUN-18]', async (code, remedy) => {
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: { code } }));

    expect(await found('provider', { fetch })).toMatchObject({
      state: 'fail',
      found: `${host}: ${code}`,
      remedy: expect.stringMatching(remedy),
    });
    expect((await found('cors', { fetch })).state).toBe('skip');
  });

  it.each<[string, () => Response, RegExp]>([
    ['another page', () => new Response('<html>', { status: 404 }), /provider\.baseUrl/],
    ['a page in place of JSON', () => new Response('<html>'), /JwtReply/],
    ['a body without a token', () => Response.json({}), /JwtReply/],
  ])('finds that %s is no answer to the first call [RUN-18]', async (_, POST, remedy) => {
    expect(await found('conformance', { answers: { ...goodHost, POST } })).toMatchObject({
      state: 'fail',
      remedy: expect.stringMatching(remedy),
    });
  });

  it.each([
    [4, 'ok'],
    [-30, 'warn'],
    [120, 'fail'],
  ])('finds a clock that is %i seconds off %s [RUN-18]', async (seconds, state) => {
    const POST = () => new Response('', { headers: { date: new Date(now + seconds * 1000).toUTCString() } });

    const row = await found('clock', { answers: { ...goodHost, POST } });

    expect(row.state).toBe(state);
    expect(row.found).toMatch(seconds < 0 ? /behind/ : /ahead/);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'another origin',
      { 'access-control-allow-origin': 'https://other.example' },
      /Allow-Origin https:\/\/other/,
    ],
    ['every origin', { 'access-control-allow-origin': '*' }, /any origin is let in/],
    ['no cookies', { 'access-control-allow-credentials': 'false' }, /lacks Access-Control-Allow-Credentials/],
    ['no DELETE', { 'access-control-allow-methods': 'GET, POST, PUT' }, /allow-methods lacks DELETE/],
    [
      'few headers',
      { 'access-control-allow-headers': 'content-type' },
      /allow-headers lacks .*authorization/,
    ],
  ])('finds that %s is allowed by the host [RUN-18]', async (_, headers, told) => {
    const OPTIONS = () => {
      const good = goodHost['OPTIONS']?.() ?? new Response();
      for (const [name, value] of Object.entries(headers)) good.headers.set(name, value);
      return good;
    };
    const answers = { ...goodHost, OPTIONS };

    const named = await found('cors', { origin: portal, answers });
    const guessed = await found('cors', { answers });

    expect(named).toMatchObject({ state: 'fail', found: expect.stringMatching(told) });
    expect(guessed).toMatchObject({ state: 'warn', remedy: expect.stringContaining('--origin') });
  });

  it('finds cookies that a browser would not keep, or hand out [RUN-18]', async () => {
    settle({ credentials: 'same-origin' });
    expect((await found('cookies')).found).toContain('credentials is same-origin');

    settle({ domain: 'portale.other.example' });
    expect((await found('cookies')).found).toContain('look like two sites');

    expect(await found('cookies', { answers: { ...goodHost, POST: setsCookie } })).toMatchObject({
      state: 'fail',
      found: expect.stringContaining('__Host-a'),
    });
  });

  it('finds a page of https that would call a bank without it, and headers that what is in front has changed [RUN-18]', async () => {
    const changed = await found('csp', { origin: portal, fetch: inFront });
    settle({ baseUrl: 'http://api.bank.example' });
    const mixed = await found('csp');

    expect(changed.found).toMatch(
      /Content-Security-Policy: has “default-src 'self'”, lacks “default-src 'none'; /,
    );
    expect(changed.found).toContain('no Strict-Transport-Security');
    expect(changed.found).not.toContain('X-Frame-Options');
    expect(mixed).toMatchObject({ state: 'fail', remedy: expect.stringContaining('give the host https') });
  });

  it('looks at the data where the sandbox is the bank, and takes what a running portal has for its own [RUN-18]', async () => {
    settle({ baseUrl: '' }, { https: false });
    const inUse = {
      kind: 'refused',
      error: new Error('BANK_IN_USE: another process has it; stop it'),
    } as const;
    const fits = { kind: 'fits', found: 'as it should' } as const;
    const inspectBank = async () => ({ database: inUse, tables: fits, key: fits });

    expect(await found('database', { inspectBank })).toMatchObject({ state: 'fail', remedy: 'stop it' });
    expect(await found('database', { inspectBank, fetch: healthy })).toMatchObject({ state: 'ok' });
  });
});
