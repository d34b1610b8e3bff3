import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { operations } from '#schemas';
import { createSandbox } from '#sandbox';
import { bankOn } from '../support/bank-on.ts';
import { addressOf } from '../support/sandbox.ts';
import { codeOf, logIn, replyOf, startLogin } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('the console on $name', (place) => {
  const bank = bankOn(place);

  it('lists the demo accounts, each of which can log in', async () => {
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

  it('tells whose messages and requests are, and leads into the portal as a demo account [RUN-19]', async () => {
    const username = 'standard+whose@percorso.test';
    await logIn(bank, username);

    const [sms] = await bank.console<{ userId: number; goodUntil: string; isSpent: boolean }[]>(
      'GET',
      `outbox?to=${encodeURIComponent(username)}`,
    );
    const requests = await bank.console<{ operationId: string; userId: number }[]>('GET', 'requests');
    const holders = await bank.console<{ id: number; username: string }[]>('GET', 'holders');
    const open = (name: string) =>
      bank.consoleApp.inject({ method: 'GET', url: `/sandbox/open?username=${encodeURIComponent(name)}` });
    const { location = '' } = (await open(username)).headers;
    const entered = await bank.app.inject({ method: 'GET', url: location });
    const forged = await bank.app.inject({ method: 'GET', url: location.replace('whose', 'other') });

    const id = holders.find((holder) => holder.username === username)?.id;
    expect(sms).toMatchObject({ userId: id, isSpent: true });
    expect(Date.parse(sms?.goodUntil ?? '') - bank.clock.now()).toBe(300_000);
    expect(requests.find(({ operationId }) => operationId === 'requestToken')?.userId).toBe(id);
    expect(String(entered.headers['set-cookie'])).toContain('__Host-remembered=');
    expect([entered.statusCode, forged.statusCode]).toEqual([303, 404]);
    expect((await open('nobody@example.com')).statusCode).toBe(404);
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

  it.each([
    { host: 'evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('does not answer a request with %j [S-61]', async (headers) => {
    const reply = await bank.consoleApp.inject({ method: 'GET', url: '/sandbox/api/accounts', headers });

    expect(reply.statusCode).toBe(404);
  });

  it('does not answer another machine [S-61]', async () => {
    const reply = await bank.consoleApp.inject({
      method: 'GET',
      url: '/sandbox/api/accounts',
      remoteAddress: '192.168.1.20',
    });

    expect(reply.statusCode).toBe(404);
  });

  it('serves its style under a strict policy', async () => {
    const reply = await bank.consoleApp.inject({ method: 'GET', url: '/sandbox/style.css' });

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('shows the contract under a policy of its own, without scripts of any other place or in the page [RUN-14]', async () => {
    const reply = await bank.consoleApp.inject({ method: 'GET', url: '/sandbox/docs' });
    const style = await bank.consoleApp.inject({ method: 'GET', url: '/sandbox/docs/begin.js' });

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
    expect(reply.body).not.toMatch(/style="|<script>|https?:/);
    expect(style.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('hands a call that is tried on to the bank, with a token of a demo account, and its answer back [RUN-14]', async () => {
    const { token } = (await bank.consoleApp.inject({ method: 'POST', url: '/sandbox/docs/token' })).json();
    const { path } = operations.listCards;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const context = { 'macro-context': '/', 'micro-context': 'contract' };
    const ask = (sent: object) =>
      bank.consoleApp.inject({
        method: 'POST',
        url: `/sandbox/docs/bank${path}`,
        headers: { ...headers, ...sent },
        payload: '{}',
      });

    const [listed, refused] = [await ask(context), await ask({})];

    expect(listed.json().cards).toHaveLength(3);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'CONTRACT_VIOLATION', pointer: '/Macro-Context' });
  });
});

describe('a bank without console', () => {
  it('answers nothing under /sandbox, and its clock is the real one [S-61]', async () => {
    const bare = await createSandbox({ memory: true });

    const replies = await Promise.all(
      ['/sandbox', '/sandbox/api/accounts', '/sandbox/api/outbox', '/sandbox/docs'].map((url) =>
        bare.app.inject({ method: 'GET', url }),
      ),
    );

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(bare.console).toBeUndefined();
    await bare.close();
  });
});
