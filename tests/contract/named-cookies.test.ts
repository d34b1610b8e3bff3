import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operations, type OperationId } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { challengeOf, otpRequest, replyOf, startLogin } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const root = join(import.meta.dirname, '../..');
const { cookies: page } = JSON.parse(readFileSync(join(root, 'i18n/it/help.json'), 'utf8'));
const lines: readonly string[] = page['1'].body.split('\n');

const cookieName = /__Host-[a-z]+|percorso-[a-z]+/gu;

/** The cookies of pages and of the bank, by the sources that say how long one lasts. */
const written = globSync('{sandbox,server,ui}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(?:test|fixture)\.tsx?$/u.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => text.includes('Max-Age='))
  .flatMap((text) => text.match(cookieName) ?? []);

const lasting: Readonly<Record<number, string>> = { 3600: 'un’ora', 15_552_000: '180 giorni' };

it('the page of cookies names each cookie that pages and bank write, and no other [NAV-12]', () => {
  const named = lines.flatMap((line) => line.match(cookieName) ?? []);

  expect(new Set(named)).toEqual(new Set(written));
});

const [place] = await rulePlaces();
if (place === undefined) throw new Error('there is no bank to try');
const bank = bankOn(place);

async function cookiesSet(id: OperationId, headers: object, payload: object): Promise<string[]> {
  const reply = await bank.app.inject({
    method: 'POST',
    url: operations[id].path,
    headers: { 'macro-context': '/', 'micro-context': 'test', ...headers },
    payload,
  });
  return [reply.headers['set-cookie'] ?? []].flat();
}

it('the page of cookies says how long those last that a login sets [NAV-12]', async () => {
  const username = 'standard+cookies@percorso.test';
  const token = await startLogin(bank, username);
  const remembered = await cookiesSet(
    'userLogin',
    { authorization: `Bearer ${token}` },
    { rememberUserName: true },
  );
  const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
  const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token }));
  const otp = (await bank.lastCode(username)) ?? '';
  const bound = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
  const mfa = replyOf(await bank.call('verifyMfa', { token: sent.token, otp, ...bound }, { token }));
  const opened = await cookiesSet(
    'finalizeLogin',
    {
      ...bound,
      authorization: `Bearer ${mfa.access_token}`,
      mtTransactionId: challenge.mtTransactionId,
      additionalInfo: mfa.additionalInfo,
      sessionNonce: randomBytes(16).toString('base64url'),
    },
    {},
  );

  const set = [...remembered, ...opened];

  expect(set.map((cookie) => /^__Host-[a-z]+/u.exec(cookie)?.[0])).toEqual([
    '__Host-remembered',
    '__Host-session',
  ]);
  for (const cookie of set) {
    const [name = ''] = cookie.match(cookieName) ?? [];
    const [, seconds] = /Max-Age=(\d+)/u.exec(cookie) ?? [];
    expect(lines.find((line) => line.includes(name))).toContain(lasting[Number(seconds)]);
  }
});
