import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '#sandbox';
import { bankOn } from '../support/bank-on.ts';
import { talkOfPlans } from '../support/instalments.ts';
import { replyOf } from '../support/sandbox-login.ts';
import { inMemory } from '../support/sandbox-places.ts';

const sites = ['idp', 'online-banking', 'loyalty', 'chat'];

const disguises = [
  { host: 'localhost' },
  { host: 'localhost:4001', 'sec-fetch-site': 'same-origin' },
  { host: '127.0.0.1:4001', forwarded: 'for=127.0.0.1;host=localhost:4001;proto=http' },
  { host: 'portal.example', 'x-forwarded-host': 'localhost:4001', 'x-forwarded-for': '127.0.0.1' },
  { host: 'localhost', 'x-forwarded-port': '4001', 'x-original-url': '/sandbox/api/outbox' },
];

/** Lists the paths that a server answers, parameters filled in, from the tree that it prints. */
function routesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^(.*?)[├└]── (\S*)( \(.*\))?/.exec(line) ?? [];
      above.splice(indent.length / 4, above.length, part);
      return methods === undefined ? [] : [above.join('').replaceAll(/:\w+/g, '1')];
    });
}

describe('the sites outside the bank', () => {
  const bank = bankOn(inMemory, { origins: ['https://portal.example'] });
  const { holderOf } = talkOfPlans(bank, 'site');

  const get = (url: string) => bank.app.inject({ method: 'GET', url: `/sandbox/${url}` });

  it.each([...sites, ...sites.map((name) => `${name}.js`), 'received.js'])(
    'serve %s under a strict policy that runs nothing of what they receive',
    async (name) => {
      const reply = await get(`${name}?cardId=%3Cscript%3Ealert(1)%3C/script%3E`);

      const { 'content-security-policy': policy, ...headers } = reply.headers;
      expect(reply.statusCode).toBe(200);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toBe('no-store');
      expect(reply.body).not.toMatch(/innerHTML|insertAdjacent|style="|<script>/);
    },
  );

  it('may not be framed, but for the chat by a portal', async () => {
    const framers = await Promise.all(
      sites.map(async (name) => {
        const policy = String((await get(name)).headers['content-security-policy']);
        return [name, /frame-ancestors ([^;]+)/.exec(policy)?.[1]];
      }),
    );

    expect(Object.fromEntries(framers)).toEqual({
      idp: "'none'",
      'online-banking': "'none'",
      loyalty: "'none'",
      chat: "'self' https://portal.example",
    });
  });

  it('take the holder from the document’s update to the provider’s page and back, once [CALL-56, CALL-57, CALL-58]', async () => {
    const { token, cardId } = await holderOf('standard');
    const query = { cardId };
    // Asked for one after the other: the newest way there takes the place of the one before.
    const ways = [
      () => bank.call('updateUserData', { cardId }, { token }),
      () => bank.call('authorizeDocumentId', undefined, { token, query }),
    ];

    for (const askForWay of ways) {
      const { location } = replyOf(await askForWay());
      const { pathname, searchParams } = new URL(location ?? '', 'http://localhost');
      const page = await bank.app.inject({ method: 'GET', url: location ?? '' });
      const report = { state: searchParams.get('state') ?? '' };
      const first = await bank.report('idp', report);
      const second = await bank.report('idp', report);

      expect(pathname).toBe('/sandbox/idp');
      expect(page.body).toContain('href="/n/profile"');
      expect([first, second]).toEqual([{}, { code: 'NOT_FOUND' }]);
    }
    expect(replyOf(await bank.call('readUserProfile', undefined, { token })).kyc).toBe(true);
  });

  it('are where the bank sends the holder to', async () => {
    const { token, cardIds } = await holderOf('fedele-t0');
    const { deepLinkingUri } = replyOf(await bank.call('readLoyaltyPrograms', { cardIds }, { token }));

    expect((await bank.app.inject({ method: 'GET', url: deepLinkingUri })).statusCode).toBe(200);
  });

  it.each([
    ['idp', {}],
    ['idp', { state: '' }],
    ['loyalty', {}],
    ['loyalty', { cardId: '1000001' }],
    ['loyalty', { reference: 'x', cardId: '1' }],
    ['loyalty', { reference: 'x', cardId: '1000001', type: 'T1_PLUS_ACTIVE' }],
  ] as const)('are refused by the bank when they report as %s %j', async (site, body) => {
    const answer = await bank.report<{ code: string }>(site, body);

    expect(answer.code).toBe('CONTRACT_VIOLATION');
  });

  it('are there for anyone who reaches the portal, and not where there is no console [S-61] [S-83]', async () => {
    const bare = await createSandbox({ memory: true });

    for (const name of sites) {
      const url = `/sandbox/${name}`;
      const afar = await bank.app.inject({ method: 'GET', url, remoteAddress: '192.168.1.20' });
      const absent = await bare.app.inject({ method: 'GET', url });

      expect([afar.statusCode, absent.statusCode]).toEqual([200, 404]);
    }
    await bare.close();
  });

  it('answer nothing of the console, whatever a request says of where it comes from [S-61] [S-83]', async () => {
    const routes = routesOf(bank.consoleApp).filter((url) => url !== '/sandbox/style.css');
    const answered = [];

    for (const url of routes)
      for (const headers of disguises)
        for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
          const { statusCode } = await bank.app.inject({ method, url, headers });
          if (statusCode !== 404) answered.push(`${method} ${url}`);
        }

    expect(routes).toEqual(
      expect.arrayContaining(['/sandbox/api/live', '/sandbox/docs', '/sandbox/api/outbox']),
    );
    expect(answered).toEqual([]);
  });
});
