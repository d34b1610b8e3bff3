import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '#sandbox';
import { operations } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import type { TestBank } from '../support/sandbox.ts';
import { codeOf, logIn, replyOf, startLogin } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const slow = 60_000;

/** Where a bank listens; it starts to at the first question. */
async function addressOf({ app }: TestBank): Promise<string> {
  const listening = app.server.address();
  return listening === null || typeof listening === 'string'
    ? app.listen({ port: 0, host: '127.0.0.1' })
    : `http://127.0.0.1:${listening.port}`;
}

describe.each(await rulePlaces())('the console on $name', (place) => {
  const bank = bankOn(place);

  it('lists the demo accounts, each of which can log in', { timeout: slow }, async () => {
    const accounts = await bank.console<{ username: string; password: string; shows: string }[]>(
      'GET',
      'accounts',
    );

    const own = accounts.filter(({ username }) => username.endsWith('@percorso.test'));
    for (const { username, password } of own.filter(({ username: name }) => !name.startsWith('molti')))
      expect(await startLogin(bank, username, password)).toMatch(/^[\w-]{32}$/);
    expect(accounts.map(({ username }) => username)).toEqual(
      expect.arrayContaining([
        'standard@percorso.test',
        'famiglia@percorso.test',
        'molti@percorso.test',
        'rate@percorso.test',
        'iban@percorso.test',
        'asb@percorso.test',
        'limitato@percorso.test',
        'limitato31@percorso.test',
        'scade-domani@percorso.test',
        'scaduta@percorso.test',
        'temporanea@percorso.test',
        'migrazione@percorso.test',
        'fedele-t0@percorso.test',
        'fedele-t0plus@percorso.test',
        'fedele-t1plusembedded@percorso.test',
        'fedele-t1plus@percorso.test',
        'fedele-no@percorso.test',
        'bloccata@percorso.test',
        'senza-ecode@percorso.test',
        'estendi-ecode@percorso.test',
        'nuova-carta',
      ]),
    );
  });

  it('moves the bank’s clock on, to an instant, and back', async () => {
    const advanced = await bank.console('POST', 'clock', { advance: 'PT24H' });
    const set = await bank.console('POST', 'clock', { now: '2027-01-01T00:00:00.000Z' });
    const real = await bank.console('POST', 'clock', { real: true });
    const unread = await bank.console('POST', 'clock', { advance: 'P1M' });

    expect(advanced).toEqual({ now: '2026-11-20T15:00:00.000Z', offsetMs: 86_400_000 });
    expect(set).toMatchObject({ now: '2027-01-01T00:00:00.000Z' });
    expect(real).toEqual({ now: '2026-11-19T15:00:00.000Z', offsetMs: 0 });
    expect(unread).toMatchObject({ code: 'CLOCK_UNREADABLE', pointer: '/advance' });
  });

  it('moves the sessions with the clock [S-27]', async () => {
    const token = await logIn(bank, 'standard+clock@percorso.test');

    await bank.console('POST', 'clock', { advance: 'PT5M1S' });

    expect(codeOf(await bank.call('listCards', {}, { token }))).toBe('UNAUTHORISED');
    await bank.console('POST', 'clock', { real: true });
  });

  it.each([
    [{ kind: 'status', status: 503 }, 503],
    [{ kind: 'status' }, 500],
    [{ kind: 'status', status: 401 }, 401],
  ])('makes a call fail with %j, so many times [S-51]', async (fault, status) => {
    const faults = [{ operationId: 'readDictionary', ...fault, times: 2 }];
    await bank.console('PUT', 'faults', faults);

    const answers = [1, 2, 3].map(() => bank.call('readDictionary', undefined));

    const statuses = (await Promise.all(answers)).map((answer) => answer.status);
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, status, status]);
    expect(await bank.console('GET', 'faults')).toEqual([]);
  });

  it('answers late where a fault says so, and other calls meanwhile at once [S-51]', async () => {
    await bank.console('PUT', 'faults', [
      { operationId: 'readDictionary', kind: 'delay', ms: 300, times: 1 },
    ]);

    const late = bank.call('readDictionary', undefined);
    const other = bank.call('requestJwt', {});

    expect(await Promise.race([late.then(() => 'late'), other.then(() => 'other')])).toBe('other');
    expect((await late).status).toBe(200);
    expect(await bank.console('GET', 'faults')).toEqual([]);
  });

  it('answers what cannot be read, where a fault says so [S-51]', async () => {
    await bank.console('PUT', 'faults', [{ operationId: '*', kind: 'malformed' }]);

    const reply = await bank.app.inject({ method: 'GET', url: '/api/content/dictionary' });

    expect(() => reply.json()).toThrow();
    expect(await bank.console('DELETE', 'faults')).toEqual([]);
  });

  it('drops the line where a fault says so, and serves the next call [S-51]', async () => {
    const url = `${await addressOf(bank)}/api/content/dictionary`;
    await bank.console('PUT', 'faults', [{ operationId: 'readDictionary', kind: 'reset', times: 1 }]);

    const dropped = fetch(url);

    await expect(dropped).rejects.toThrow('fetch failed');
    expect((await fetch(url)).status).toBe(200);
  });

  it('leaves a caller without an answer where a fault says so [S-51]', async () => {
    await bank.console('PUT', 'faults', [{ operationId: 'readDictionary', kind: 'hang', times: 1 }]);

    const hanging = bank.call('readDictionary', undefined);
    const first = await Promise.race([
      hanging,
      bank.call('listCategories', { cardId: '1000101' }, { token: 'x' }),
    ]);

    expect(first.status).toBe(401);
  });

  it.each(['reset', 'status'])(
    'loses the reply of what was done all the same, by %s after it [S-51]',
    async (kind) => {
      const token = await logIn(bank, `standard+after-${kind}@percorso.test`);
      const url = `${await addressOf(bank)}/api/services/login/auth/user-logout`;
      await bank.console('PUT', 'faults', [{ operationId: 'userLogout', kind, after: true, times: 1 }]);

      const headers = {
        authorization: `Bearer ${token}`,
        'macro-context': '/',
        'micro-context': 'test',
        'content-type': 'application/json',
      };
      const told = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ clientAccessToken: token }),
      }).then(
        ({ status }) => status,
        () => 'lost',
      );

      expect(told).toBe(kind === 'reset' ? 'lost' : 500);
      expect(codeOf(await bank.call('listCards', {}, { token }))).toBe('UNAUTHORISED');
    },
  );

  it.each([
    { id: 'generateOtp', status: 429, code: 'OTP_TOO_SOON', wait: '1' },
    { id: 'requestJwt', status: 429, code: 'TOO_MANY_REQUESTS', wait: '1' },
    { id: 'requestJwt', status: 503, code: 'SERVICE_UNAVAILABLE', wait: '1' },
    { id: 'topUpPhone', status: 403, code: 'FUNCTION_NOT_AVAILABLE', wait: undefined },
    { id: 'requestJwt', status: 502, code: 'INTERNAL_ERROR', wait: undefined },
  ] as const)(
    'where a fault has $id answer $status, says $code, and when to ask again if that helps [S-51]',
    async ({ id, status, code, wait }) => {
      await bank.console('PUT', 'faults', [{ operationId: id, kind: 'status', status, times: 1 }]);

      const reply = await bank.app.inject({ method: 'POST', url: operations[id].path });

      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([status, wait]);
      expect(reply.json()).toMatchObject({ code });
    },
  );

  it.each([
    [
      'PUT faults',
      [
        { operationId: '*', kind: 'hang' },
        { operationId: 'noSuch', kind: 'hang' },
      ],
      '/1/operationId',
    ],
    ['PUT faults', [{ operationId: '*', kind: 'odd' }], '/0/kind'],
    ['PUT faults', [{ operationId: '*' }], '/0/kind'],
    ['PUT faults', [{ operationId: '*', kind: 'delay' }], '/0/ms'],
    ['POST clock', { ahead: 'PT1H' }, '/ahead'],
    ['POST unblock', {}, '/username'],
  ] as const)('refuses %s with %j and names the field', async (call, body, pointer) => {
    const method = call === 'PUT faults' ? 'PUT' : 'POST';
    const path = call.slice(method.length + 1);
    await bank.console('DELETE', 'faults');

    const reply = await bank.consoleApp.inject({
      method,
      url: `/sandbox/api/${path}`,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'CONTRACT_VIOLATION', type: 'VALIDATION', pointer });
    expect(await bank.console('GET', 'faults')).toEqual([]);
  });

  it('keeps a journal of requests without secrets [S-37]', async () => {
    const username = 'standard+journal@percorso.test';
    const token = await logIn(bank, username);
    replyOf(await bank.call('generateOtpSca', { telephone: '+393471112233' }, { token }));

    const entries = await bank.console<{ operationId: string; status: number }[]>('GET', 'requests');

    const text = JSON.stringify(entries);
    const code = await bank.lastCode('+393471112233');
    expect(entries[0]).toMatchObject({ operationId: 'generateOtpSca', status: 200 });
    expect(text).toContain('•••33');
    for (const hidden of ['Percorso1!', username, '3471112233', token, `"${code}"`])
      expect(text).not.toContain(hidden);
  });

  it('names holders in the security log by a hash that nobody can work out without the key [S-59]', async () => {
    const username = 'standard+log@percorso.test';
    await bank.console('POST', 'reset');
    await logIn(bank, username);

    const lines = await bank.console<{ event: string; userHash: string }[]>('GET', 'security-log');

    const [userHash = '', ...others] = new Set(lines.map((line) => line.userHash));
    expect(lines.map(({ event }) => event)).toContain('login.finalised');
    expect([userHash.length, others]).toEqual([16, []]);
    for (const encoding of ['hex', 'base64url'] as const)
      expect(createHash('sha256').update(username).digest(encoding)).not.toContain(userHash);
  });

  it('shows what portals record, the last first, and takes nothing else', async () => {
    const at = '2026-01-07T09:00:00.000Z';
    const url = `${await addressOf(bank)}/sandbox/events`;
    const crash = { name: 'crash KXPT-RBWM', release: 'Cd1HLIlK', route: '/pinView/*', area: 'page' };
    const tell = (event: object) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      });

    const statuses = [
      (await tell({ ...crash, at })).status,
      (await tell({ name: 'loyalty closed', at })).status,
      (await tell({ name: 'loyalty closed', at, user: 'anna' })).status,
    ];

    expect(statuses).toEqual([204, 204, 400]);
    expect(await bank.console('GET', 'events')).toEqual([
      { name: 'loyalty closed', at },
      { ...crash, at },
    ]);
  });

  it('gives the seed again after a reset: nobody is logged in, nothing was sent', async () => {
    const token = await logIn(bank, 'standard@percorso.test');

    await bank.console('POST', 'reset');

    expect(codeOf(await bank.call('listCards', {}, { token }))).toBe('UNAUTHORISED');
    expect(await bank.console('GET', 'outbox')).toEqual([]);
    const again = await logIn(bank, 'standard@percorso.test');
    const profile = replyOf(await bank.call('readUserProfile', undefined, { token: again }));
    expect(profile.telephoneNumber).toBe('********01');
  });

  it.each([{ host: 'evil.example' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
    'does not answer a request with %j [S-61]',
    async (headers) => {
      const reply = await bank.consoleApp.inject({ method: 'GET', url: '/sandbox/api/accounts', headers });

      expect(reply.statusCode).toBe(404);
    },
  );

  it('does not answer another machine [S-61]', async () => {
    const reply = await bank.consoleApp.inject({
      method: 'GET',
      url: '/sandbox/api/accounts',
      remoteAddress: '192.168.1.20',
    });

    expect(reply.statusCode).toBe(404);
  });

  it.each(['/sandbox', '/sandbox/', '/sandbox/docs', '/sandbox/console.js', '/sandbox/style.css'])(
    'serves %s under a strict policy',
    async (url) => {
      const reply = await bank.consoleApp.inject({ method: 'GET', url });

      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
      expect(reply.headers['content-security-policy']).not.toContain('unsafe');
      expect(reply.body).not.toMatch(/style="|<script>/);
    },
  );

  it('shows every operation and every schema of the contract', async () => {
    const reply = await bank.consoleApp.inject({ method: 'GET', url: '/sandbox/docs' });

    const listed = await bank.console<string[]>('GET', 'operations');
    for (const id of listed) expect(reply.body).toContain(`id="${id}"`);
    expect(reply.body).toContain('id="schema-ScaChallenge"');
  });
});

describe('a bank without console', () => {
  it(
    'answers nothing under /sandbox, and its clock is the real one [S-61]',
    async () => {
      const bare = await createSandbox({ memory: true });

      const replies = await Promise.all(
        ['/sandbox', '/sandbox/api/accounts', '/sandbox/api/outbox', '/sandbox/docs'].map((url) =>
          bare.app.inject({ method: 'GET', url }),
        ),
      );

      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
      expect(bare.console).toBeUndefined();
      await bare.close();
    },
    slow,
  );
});
