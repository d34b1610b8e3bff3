import { describe, expect, it } from 'vitest';
import type { BankRequests } from '#schemas';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import type { BankTalk } from '../support/sandbox.ts';
import {
  challengeOf,
  codeOf,
  demoPassword,
  logIn,
  loginCode,
  otpRequest,
  replyOf,
  startLogin,
  withProof,
} from '../support/sandbox-login.ts';
import { goodPassword } from '../support/sandbox-onboarding.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const day = 86_400_000;
type Sent = { to: string; text: string; code: string | null };

describe.each(await rulePlaces())('passwords and questions on $name', (place) => {
  const bank = bankOn(place);
  const copyOf = copiesOf('pwd');

  async function holderOf(persona = 'standard') {
    const username = copyOf(persona);
    return { username, token: await logIn(bank, username) };
  }

  const finalised = (username: string) => finalisedWith(username);

  async function finalisedWith(username: string, password?: string) {
    const token = await startLogin(bank, username, password);
    const { answer } = await withProof(bank, { id: 'finalizeLogin', body: {}, token, to: username });
    return replyOf(answer);
  }

  const change = { oldPassword: demoPassword, newPassword: goodPassword };

  it('changes once, and blocks nobody, where the same change comes twelve times at once [S-21, S-76]', async () => {
    const { username, token } = await holderOf();
    const { renewed, headers } = await provenChange(bank, { username, token, body: change });
    const send = () => bank.call('updatePassword', change, { token: renewed, headers });

    const answers = await Promise.all(Array.from({ length: 12 }, send));

    const codes = answers.map(codeOf).filter((code) => code !== 'OK');
    expect(codes).toHaveLength(11);
    expect(codes.filter((code) => !['SCA_INVALID', 'UNAUTHORISED'].includes(code))).toEqual([]);
    expect(await loginCode(bank, username, goodPassword)).toBe('OK');
    const again = (await finalisedWith(username, goodPassword)).clientAccessToken;
    const next = { oldPassword: goodPassword, newPassword: 'Granito5!alba' };
    expect(codeOf(await bank.call('updatePassword', next, { token: again }))).toBe('SCA_REQUIRED');
  });

  it('judges no old password for a proof that is good for nothing [S-05, S-76]', async () => {
    const { token } = await holderOf();
    const headers = { transactionData: 'updatePassword.x', mtTransactionId: 'y'.repeat(32) };
    const wrong = { ...change, oldPassword: 'Wrong1234!' };
    const codes: string[] = [];
    for (let count = 0; count < 6; count += 1)
      codes.push(codeOf(await bank.call('updatePassword', wrong, { token, headers })));

    expect(codes).toEqual(Array(6).fill('SCA_INVALID'));
    expect(codeOf(await bank.call('updatePassword', change, { token }))).toBe('SCA_REQUIRED');
  });

  it('changes with the old password and a strong authentication, ends every other session and says so [S-21, S-26, CALL-64, PWD-14, SCA-05]', async () => {
    const { username, token } = await holderOf();
    const other = await logIn(bank, username);
    const wish = { id: 'updatePassword', body: change, token, to: username } as const;

    const { answer, token: proven } = await withProof(bank, wish);

    const { clientAccessToken, passwordExpiration } = replyOf(answer);
    const tokens = [clientAccessToken, proven, other];
    const reached = await Promise.all(tokens.map((one) => bank.call('listCards', {}, { token: one })));
    expect(reached.map(codeOf)).toEqual(['OK', 'UNAUTHORISED', 'UNAUTHORISED']);
    expect([
      await loginCode(bank, username, goodPassword),
      await loginCode(bank, username, demoPassword),
    ]).toEqual(['OK', 'LOGIN_REFUSED']);
    expect(Date.parse(passwordExpiration) - bank.clock.now()).toBe(90 * day);
    const [notice] = await bank.console<Sent[]>('GET', `outbox?kind=email&to=${username}`);
    expect(notice?.text).toContain('password');
  });

  it('is not changed with a wrong old password, which is counted [CALL-64, S-21]', async () => {
    const { token } = await holderOf();
    const wrong = { ...change, oldPassword: 'Sbagliata1!' };

    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1)
      codes.push(codeOf(await bank.call('updatePassword', wrong, { token })));
    codes.push(codeOf(await bank.call('updatePassword', change, { token })));

    expect(codes).toEqual([...Array(4).fill('PASSWORD_WRONG'), '5709', '5709']);
  });

  it.each([
    ['Password1!', 'PASSWORD_COMMON'],
    ['CartaBanca1!', 'PASSWORD_COMMON'],
    ['FerriVive77!', 'PASSWORD_COMMON'],
    ['Zaffiro7lume', 'PASSWORD_POLICY'],
    ['Zaf7!lu', 'PASSWORD_POLICY'],
    ['Zaffiro7!lumeZaffiro7', 'PASSWORD_POLICY'],
    [demoPassword, 'PASSWORD_POLICY'],
  ])('is not changed to %s: %s [PWD-06, PWD-08, S-18, S-19]', async (newPassword, code) => {
    const { token } = await holderOf();

    const answer = await bank.call('updatePassword', { ...change, newPassword }, { token });

    expect(answer).toMatchObject({ error: { code, pointer: '/newPassword' } });
  });

  it('of 20 characters is kept whole [S-19]', async () => {
    const { username, token } = await holderOf();
    const newPassword = 'Zaffiro7!lumeZaffir7';
    const body = { ...change, newPassword };

    replyOf((await withProof(bank, { id: 'updatePassword', body, token, to: username })).answer);

    expect(await loginCode(bank, username, newPassword.slice(0, 19))).toBe('LOGIN_REFUSED');
    expect(await loginCode(bank, username, newPassword)).toBe('OK');
  });

  it('changes with the code of the card too, and never with a wrong one [CALL-47, CALL-64]', async () => {
    const { username, token } = await holderOf();
    const cardId = replyOf(await bank.call('listCards', {}, { token })).cards[0]?.id ?? '';
    const sent = replyOf(await bank.call('sendCardOtp', { cardId }, { token }));
    const otp = (await bank.lastCode(username)) ?? '';
    const wrong = { ...change, otp: otp === '000000' ? '000001' : '000000' };

    const refused = await withProof(bank, { id: 'updatePassword', body: wrong, token, to: username });
    const body = { ...change, otp };
    const next = { id: 'updatePassword', body, token: refused.token, to: username } as const;
    bank.clock.advance(31_000);
    const changed = await withProof(bank, next);

    expect(sent.obfuscatedValue).toMatch(/^\*+\d\d$/);
    expect(codeOf(refused.answer)).toBe('5707');
    expect(codeOf(changed.answer)).toBe('OK');
  });

  it('never shows or keeps what was signed in the clear [S-06, S-37]', async () => {
    const { token } = await holderOf();

    const challenge = await challengeOf(bank, { id: 'updatePassword', body: change, token });

    expect(JSON.stringify(challenge)).not.toContain(goodPassword);
    expect(challenge.servicePayload).toEqual({});
  });

  it('that has expired is not found out by a token that tries sixty as the new one [S-27, S-74]', async () => {
    const { username, token: first } = await holderOf();
    replyOf(
      (await withProof(bank, { id: 'updatePassword', body: change, token: first, to: username })).answer,
    );
    await bank.console('POST', 'clock', { advance: 'P91D' });
    const early = await startLogin(bank, username, goodPassword);
    const login = await withProof(bank, { id: 'finalizeLogin', body: {}, token: early, to: username });
    const { clientAccessToken: token } = replyOf(login.answer);
    const guesses = [...Array.from({ length: 60 }, (_, index) => `Zafiro7!lu${index + 10}`), goodPassword];
    const forged = { headers: { mtTransactionId: 'forged'.repeat(6), transactionData: 'forged'.repeat(6) } };

    const codes: string[] = [];
    for (const newPassword of guesses) {
      codes.push(codeOf(await bank.call('replaceExpiredPassword', { newPassword }, { token })));
      codes.push(codeOf(await bank.call('replaceExpiredPassword', { newPassword }, { token, ...forged })));
    }
    const wish = { id: 'replaceExpiredPassword', body: { newPassword: goodPassword }, token } as const;
    const proven = await withProof(bank, { ...wish, to: username });
    await bank.console('POST', 'clock', { real: true });

    expect(codes).toEqual(guesses.flatMap(() => ['SCA_REQUIRED', 'SCA_INVALID']));
    expect(proven.answer).toMatchObject({ error: { code: 'PASSWORD_POLICY', pointer: '/newPassword' } });
  });

  it.each([
    ['temporanea', 'BLOCKER_TEMPORARY_PASSWORD', 'replaceTemporaryPassword'],
    ['scaduta', 'BLOCKER_PASSWORD_EXPIRED', 'replaceExpiredPassword'],
  ] as const)(
    'of %s must be replaced after the login, before anything else [PWD-13, PWD-05, S-23, CALL-65, CALL-66]',
    async (persona, id, call) => {
      const username = copyOf(persona);
      const early = await startLogin(bank, username);
      const body = { newPassword: goodPassword };
      const tooEarly = await bank.call(call, body, { token: early });
      const { clientAccessToken: token, triggerTimeline } = await finalised(copyOf(persona)).then(async () =>
        finalised(username),
      );

      const shut = [
        codeOf(await bank.call('readUserProfile', undefined, { token })),
        codeOf(await bank.call('listCards', {}, { token })),
      ];
      const resumed = replyOf(await bank.call('recoverLoginFlow', undefined, { token }));
      const { answer } = await withProof(bank, { id: call, body, token, to: username });

      expect(codeOf(tooEarly)).toBe('LOGIN_NOT_FINALISED');
      expect(triggerTimeline?.id).toBe(id);
      expect(resumed.triggerTimeline?.id).toBe(id);
      expect(shut).toEqual(['LOGIN_NOT_FINALISED', 'LOGIN_NOT_FINALISED']);
      const { clientAccessToken } = replyOf(answer);
      expect(codeOf(await bank.call('listCards', {}, { token: clientAccessToken }))).toBe('OK');
      expect(await loginCode(bank, username, goodPassword)).toBe('OK');
      bank.clock.advance(31_000);
      const again = await bank.call(call, { newPassword: 'Ametista8!vela' }, { token: clientAccessToken });
      expect(codeOf(again)).toBe('STEP_SKIPPED');
    },
  );

  it('that expires tomorrow or within a week is informed of by the time-to-live call [PWD-01, PWD-02, PWD-05, CALL-11, TRIG-01]', async () => {
    const { token } = await holderOf('scade-domani');
    const fresh = await holderOf();
    const told = async (session: string) => {
      const cardId = replyOf(await bank.call('listCards', {}, { token: session })).cards[0]?.id ?? '';
      const reply = replyOf(await bank.call('retrieveTtl', { cardId }, { token: session }));
      expect(reply.TTLCardId).toBe(cardId);
      return reply.triggerTimeline;
    };

    const tomorrow = await told(token);
    const silent = await told(fresh.token);
    bank.clock.advance(64 * day);
    const week = await told(await logIn(bank, fresh.username));
    bank.clock.advance(-64 * day);

    expect(tomorrow?.id).toBe('PASSWORD_EXPIRES_TOMORROW');
    expect(Date.parse(tomorrow?.date ?? '') - bank.clock.now()).toBeLessThanOrEqual(day);
    expect(silent).toBeUndefined();
    expect(week?.id).toBe('PASSWORD_EXPIRES');
  });
});

type Change = { username: string; token: string; body: BankRequests['updatePassword'] };

/** Confirms a change with a code, and leaves it to be sent. */
async function provenChange(bank: BankTalk, { username, token, body }: Change) {
  const challenge = await challengeOf(bank, { id: 'updatePassword', body, token });
  const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token }));
  const { mtTransactionId, trxData: transactionData } = challenge;
  const bound = { transactionId: mtTransactionId, transactionData };
  const otp = (await bank.lastCode(username)) ?? '';
  const mfa = replyOf(await bank.call('verifyMfa', { token: sent.token, otp, ...bound }, { token }));
  const headers = { ...bound, mtTransactionId, additionalInfo: mfa.additionalInfo };
  return { renewed: mfa.access_token, headers };
}
