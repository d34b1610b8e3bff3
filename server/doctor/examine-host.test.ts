import { describe, expect, it } from 'vitest';
import { aPortal, host, now, portal } from './examine.fixture.ts';
import type { World } from './world.ts';

const { settle, goodHost, found } = aPortal();

/** What is in front of a portal, and has headers of its own. */
const inFront: World['fetch'] = async () =>
  new Response('', {
    headers: { 'content-security-policy': "default-src 'self'", 'x-frame-options': 'DENY' },
  });

const setsCookie = () => new Response('', { headers: { 'set-cookie': '__Host-a=1; Path=/; Secure' } });

describe('the doctor', () => {
  it.each([
    ['ENOTFOUND', /resolver/],
    ['ECONNREFUSED', /start what should listen/],
    ['CERT_HAS_EXPIRED', /certificate/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /NODE_EXTRA_CA_CERTS/],
    ['bad port', /^have it listen on another port.*: browsers ask nobody on this one, whatever curl says$/],
  ])('says what to do about a host that is out of reach by %s [RUN-18]', async (code, remedy) => {
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: { code } }));

    expect(await found('provider', { fetch })).toMatchObject({
      state: 'fail',
      found: `${host}: ${code}`,
      remedy: expect.stringMatching(remedy),
    });
    expect((await found('cors', { fetch })).state).toBe('skip');
  });

  it.each([
    [404, 'ok', /^$/],
    [500, 'fail', /log of the host/],
    [502, 'fail', /what is in front of it: that answers in its place/],
    [503, 'fail', /start the host/],
    [504, 'fail', /start the host/],
  ])(
    'takes a host that answers %i, through whatever is in front of it, for %s [RUN-18]',
    async (status, state, remedy) => {
      const POST = () => new Response('<html>', { status });

      expect(await found('provider', { answers: { ...goodHost, POST } })).toMatchObject({
        state,
        found: expect.stringMatching(new RegExp(`^${host} answered ${status} after `, 'u')),
        remedy: expect.stringMatching(remedy),
      });
    },
  );

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
    const mixed = await found('settings');

    expect(changed.found).toMatch(
      /Content-Security-Policy: has “default-src 'self'”, lacks “default-src 'none'; /,
    );
    expect(changed.found).toContain('no Strict-Transport-Security');
    expect(changed.found).not.toContain('X-Frame-Options');
    expect(mixed).toMatchObject({ state: 'fail', found: expect.stringContaining('Give the host https') });
  });
});
