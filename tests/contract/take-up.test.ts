import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#schemas';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { challengeOf, codeOf, otpRequest, replyOf, startLogin } from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';

const context = { 'macro-context': '/', 'micro-context': 'test', 'content-type': 'application/json' };
const aNonce = (): string => randomBytes(16).toString('base64url');

type Sent = { token?: string; cookie?: string; headers?: object; body?: object };
/** What a tab keeps of its session: the token in memory, the cookie out of reach of scripts, the nonce in its storage. */
type Tab = {
  username: string;
  token: string;
  cookie: string;
  nonce: string;
  set: string;
  secret: string | undefined;
};

describe.each(await databasePlaces())('a session whose page is loaded anew, on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('take-up');

  async function send(id: OperationId, { token, cookie, headers = {}, body = {} }: Sent) {
    const { method, path } = operations[id];
    const sent = {
      ...context,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    };
    const reply = await bank.app.inject({ method, url: path, headers: sent, payload: body });
    const set = String(reply.headers['set-cookie'] ?? '');
    const answered: { code?: string; clientAccessToken?: string; sealingSecret?: string } = reply.json();
    return { status: reply.statusCode, set, cookie: set.split(';')[0] ?? '', body: answered };
  }

  async function openTab(persona = 'standard', nonce = aNonce()): Promise<Tab> {
    const username = nameOf(persona);
    const token = await startLogin(bank, username);
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
    const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token }));
    const otp = (await bank.lastCode(username)) ?? '';
    const bound = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
    const mfa = replyOf(await bank.call('verifyMfa', { token: sent.token, otp, ...bound }, { token }));
    const headers = {
      ...bound,
      mtTransactionId: challenge.mtTransactionId,
      additionalInfo: mfa.additionalInfo,
      sessionNonce: nonce,
    };
    const ended = await send('finalizeLogin', { token: mfa.access_token, headers });
    return {
      username,
      token: ended.body.clientAccessToken ?? '',
      cookie: ended.cookie,
      nonce,
      set: ended.set,
      secret: ended.body.sealingSecret,
    };
  }

  const takeUp = (
    { cookie, nonce }: Pick<Tab, 'cookie' | 'nonce'>,
    next = aNonce(),
    nonces: readonly string[] = [nonce],
  ) => send('takeUpSession', { cookie, body: { nonces, next } });
  const cardsOf = async (token = '') =>
    replyOf(await bank.call('listCards', {}, { token })).cards.map(({ id }) => id);
  const isLive = async (token = '') => codeOf(await bank.call('listCards', {}, { token })) === 'OK';

  it('gives another token for the cookie of the login and the nonce of its tab, and ends the one before [HOLDER-01] [SESSION-02] [S-26] [S-33]', async () => {
    const tab = await openTab();

    const taken = await takeUp(tab);

    expect(tab.set).toMatch(
      /^__Host-session-[\w-]{8}=[\w-]{32}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=3600$/,
    );
    expect(tab.cookie).not.toContain(tab.token);
    const { username } = tab;
    expect(taken).toMatchObject({ status: 200, body: { username, flow: 'LOGIN_END', userStatus: 'ACTIVE' } });
    expect([await isLive(tab.token), await isLive(taken.body.clientAccessToken)]).toEqual([false, true]);
  });

  it('goes on with a login that awaits its code as far as that is, which may do no more than before, and ends the token before [HOLDER-01] [S-23] [S-26]', async () => {
    const token = await startLogin(bank, nameOf('standard'));
    const [nonce, next] = [aNonce(), aNonce()];
    const headers = { sessionNonce: nonce };
    const { set } = await send('userLogin', { token, headers, body: { rememberUserName: false } });
    const cookie = /__Host-session-[\w-]{8}=[\w-]{32}/.exec(set)?.[0] ?? '';

    const taken = await takeUp({ cookie, nonce }, next);

    const { clientAccessToken = '', sealingSecret } = taken.body;
    expect(taken).toMatchObject({ status: 200, body: { flow: 'LOGIN_SCA' } });
    expect(sealingSecret).toBeUndefined();
    const refusals = [token, clientAccessToken].map(
      async (by) => (await send('listCards', { token: by })).body.code,
    );
    expect(await Promise.all(refusals)).toEqual(['UNAUTHORISED', 'LOGIN_NOT_FINALISED']);
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token: clientAccessToken });
    expect(challenge.trxData).not.toBe('');
  });

  it('gives nothing for the cookie alone, nor for the nonce alone, nor to who reads both but sends them as a form would [HOLDER-01] [S-33]', async () => {
    const tab = await openTab();

    const answers = [
      await takeUp({ ...tab, nonce: aNonce() }),
      await takeUp({ ...tab, cookie: '' }),
      await takeUp({ ...tab, cookie: `${tab.cookie}x` }),
      await send('listCards', { cookie: tab.cookie }),
      await send('recoverLoginFlow', { cookie: tab.cookie }),
    ];
    const { path } = operations.takeUpSession;
    const payload = { nonces: [tab.nonce], next: aNonce() };
    const bare = { cookie: tab.cookie, 'content-type': 'application/json' };
    const form = { ...context, cookie: tab.cookie, 'content-type': 'text/plain' };
    const forged = [
      await bank.app.inject({ method: 'POST', url: path, headers: bare, payload }),
      await bank.app.inject({ method: 'POST', url: path, headers: form, payload: JSON.stringify(payload) }),
    ];

    expect(answers.map(({ status, set }) => [status, set])).toEqual(answers.map(() => [401, '']));
    expect(forged.map(({ statusCode }) => statusCode)).toEqual([400, 415]);
    expect(await isLive(tab.token)).toBe(true);
  });

  it('takes a nonce once: the next one takes its place, and a copy of the tab that comes later has none [HOLDER-01]', async () => {
    const tab = await openTab();
    const next = aNonce();

    const first = await takeUp(tab, next);
    const copy = await takeUp(tab);
    const own = await takeUp(tab, tab.nonce);
    const second = await takeUp({ ...tab, nonce: next });

    expect([first, copy, own, second].map(({ status }) => status)).toEqual([200, 401, 401, 200]);
    expect(await isLive(second.body.clientAccessToken)).toBe(true);
  });

  it('goes on after a reload in the middle of another, whether the bank had answered that or not [HOLDER-01]', async () => {
    const [answered, cutOff] = [await openTab(), await openTab()];
    const lost = aNonce();

    await takeUp(answered, lost);
    const afterAnswer = await takeUp(answered, aNonce(), [answered.nonce, lost]);
    const beforeAnswer = await takeUp(cutOff, aNonce(), [cutOff.nonce, lost]);
    const late = await takeUp(cutOff, lost);

    expect([afterAnswer, beforeAnswer, late].map(({ status }) => status)).toEqual([200, 200, 401]);
    expect(await isLive(beforeAnswer.body.clientAccessToken)).toBe(true);
  });

  it('has one sealing secret for all its pages, of 32 bytes and unlike that of any other session of the holder [LANG-04] [S-90]', async () => {
    const tab = await openTab();
    const next = aNonce();

    const first = await takeUp(tab, next);
    const second = await takeUp({ ...tab, nonce: next });
    const other = await openTab();

    expect(Buffer.from(tab.secret ?? '', 'base64url')).toHaveLength(32);
    expect([first.body.sealingSecret, second.body.sealingSecret]).toEqual([tab.secret, tab.secret]);
    expect(other.secret).not.toBe(tab.secret);
  });

  it('lets one of twenty in who take it up at once [HOLDER-01]', async () => {
    const tab = await openTab();

    const taken = await Promise.all(Array.from({ length: 20 }, () => takeUp(tab)));

    const won = taken.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await isLive(won[0]?.body.clientAccessToken)).toBe(true);
  });

  it('goes on beside another of the same browser, and never with the cookie of another [HOLDER-01] [S-34]', async () => {
    const [own, other] = [await openTab(), await openTab('famiglia')];
    const jar = `${own.cookie}; ${other.cookie}`;

    const before = [await cardsOf(own.token), await cardsOf(other.token)];
    const crossed = await takeUp({ cookie: other.cookie, nonce: own.nonce });
    const [first, second] = [await takeUp({ ...own, cookie: jar }), await takeUp({ ...other, cookie: jar })];

    expect(crossed.status).toBe(401);
    expect([first.status, second.status]).toEqual([200, 200]);
    const after = [await cardsOf(first.body.clientAccessToken), await cardsOf(second.body.clientAccessToken)];
    expect(after).toEqual(before);
    expect(after[0]).not.toEqual(after[1]);
  });

  it('is over with the logout, which takes the cookie away [HOLDER-01] [S-30]', async () => {
    const tab = await openTab();

    const ended = await send('userLogout', { token: tab.token });
    const after = await takeUp(tab);

    expect(ended.set).toBe(
      `${tab.cookie.split('=')[0]}=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0`,
    );
    expect(after.status).toBe(401);
  });

  it('is over after five minutes without activity, of which taking it up is one, and after an hour [HOLDER-01] [S-27] [S-28]', async () => {
    const [idle, busy] = [await openTab(), await openTab()];
    const statuses: number[] = [];
    let { nonce } = busy;
    const reload = async () => {
      const next = aNonce();
      statuses.push((await takeUp({ ...busy, nonce }, next)).status);
      nonce = next;
    };

    bank.clock.advance(299_000);
    await reload();
    bank.clock.advance(2000);
    const late = await takeUp(idle);
    for (let minutes = 5; minutes < 57; minutes += 4) {
      bank.clock.advance(240_000);
      await reload();
    }
    bank.clock.advance(100_000);
    await reload();
    bank.clock.advance(280_000);
    const old = await takeUp({ ...busy, nonce });

    expect(late.status).toBe(401);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(old.status).toBe(401);
  });

  it('stops again where the login had stopped, and is none before the code of the login [HOLDER-01] [S-23]', async () => {
    const held = await openTab('temporanea');
    const nonce = aNonce();
    const begun = await startLogin(bank, nameOf('standard'));
    const handed = await send('tokenToCookie', { token: begun, body: { clientAccessToken: begun, nonce } });

    const taken = await takeUp(held);

    expect(taken.body).toMatchObject({ triggerTimeline: { id: 'BLOCKER_TEMPORARY_PASSWORD' } });
    const shut = await bank.call('listCards', {}, { token: taken.body.clientAccessToken ?? '' });
    expect(codeOf(shut)).toBe('LOGIN_NOT_FINALISED');
    expect([handed.status, handed.set]).toEqual([403, '']);
  });

  it('is held for another nonce by the token, and by that of this session alone [CALL-12] [SESSION-03]', async () => {
    const [tab, other] = [await openTab(), await openTab()];
    const nonce = aNonce();
    const hold = (clientAccessToken: string) =>
      send('tokenToCookie', { token: tab.token, body: { clientAccessToken, nonce } });

    const foreign = await hold(other.token);
    const held = await hold(tab.token);
    const before = await takeUp(tab);
    const after = await takeUp({ cookie: held.cookie, nonce });

    expect(foreign).toMatchObject({ status: 422, set: '', body: { code: 'TOKEN_DIFFERENT' } });
    expect(held.cookie.split('=')[0]).toBe(tab.cookie.split('=')[0]);
    expect([before.status, after.status]).toEqual([401, 200]);
  });
});
