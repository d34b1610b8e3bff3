import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import {
  loginCode,
  codeOf,
  demoPassword,
  logIn,
  replyOf,
  startLogin,
  withProof,
} from '../support/sandbox-login.ts';
import { goodPassword, kitOf, prelogin, register, startRegistration } from '../support/sandbox-onboarding.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

type Sent = { to: string; text: string; code: string | null };

describe.each(await rulePlaces())('security questions and revocation on $name', (place) => {
  const bank = bankOn(place);
  const copyOf = copiesOf('own');

  async function holderOf(persona = 'standard') {
    const username = copyOf(persona);
    return { username, token: await logIn(bank, username) };
  }

  it('lists the questions with the holder’s own, checks the answer and counts wrong ones [CALL-73, CALL-74, CALL-75, SECQ-01]', async () => {
    const { token } = await holderOf();
    const answer = (securityAnswer: string, idSecurityQuestion = 'Q1') =>
      bank.call('checkSecurityQuestion', { idSecurityQuestion, securityAnswer }, { token });

    const own = replyOf(await bank.call('listSecurityQuestions', undefined, { token }));
    const open = replyOf(
      await bank.call('listRecoveryQuestions', undefined, { token: await prelogin(bank) }),
    );
    const codes = [codeOf(await answer('roma')), codeOf(await answer('Roma', 'Q2'))];
    for (let count = 0; count < 4; count += 1) codes.push(codeOf(await answer('Parigi')));
    codes.push(codeOf(await answer('roma')));

    expect(own.idSecurityQuestion).toBe('Q1');
    expect(open).toEqual({ questions: own.questions });
    expect(codes).toEqual(['OK', ...Array(4).fill('ANSWER_WRONG'), '5709', '5709']);
  });

  it('changes question and answer with a strong authentication [CALL-76, SECQ-01, SCA-07]', async () => {
    const { username, token } = await holderOf();
    const body = { idSecurityQuestion: 'Q3', securityAnswer: 'Via Garibaldi' };
    const made = { ...body, idSecurityQuestion: 'Q99' };

    const refused = await bank.call('changeSecurityQuestion', made, { token });
    const changed = await withProof(bank, { id: 'changeSecurityQuestion', body, token, to: username });

    expect(codeOf(refused)).toBe('QUESTION_UNKNOWN');
    expect(codeOf(changed.answer)).toBe('OK');
    const said = { idSecurityQuestion: 'Q3', securityAnswer: 'via garibaldi' };
    expect(codeOf(await bank.call('checkSecurityQuestion', said, { token: changed.token }))).toBe('OK');
    const { idSecurityQuestion } = replyOf(
      await bank.call('listSecurityQuestions', undefined, { token: changed.token }),
    );
    expect(idSecurityQuestion).toBe('Q3');
  });

  it('ends with the revocation by e-mail code, after which the holder may register again [CALL-48, CALL-59, PROFILE-06]', async () => {
    const kit = await kitOf(bank, `revoke${place.name}`);
    const email = `revoked-${place.name.toLowerCase()}@example.org`;
    await register(bank, kit, email);
    const login = await startLogin(bank, email, goodPassword);
    const { answer } = await withProof(bank, { id: 'finalizeLogin', body: {}, token: login, to: email });
    const token = replyOf(answer).clientAccessToken;

    replyOf(await bank.call('sendEmailOtp', {}, { token }));
    const otp = (await bank.lastCode(email)) ?? '';
    const wrong = await bank.call('revokeUser', { otp: otp === '000000' ? '000001' : '000000' }, { token });
    const revoked = await bank.call('revokeUser', { otp }, { token });

    const [notice, mail] = await bank.console<Sent[]>('GET', `outbox?kind=email&to=${email}`);
    expect([notice?.code, mail?.code]).toEqual([null, otp]);
    expect([wrong, revoked].map(codeOf)).toEqual(['5707', 'OK']);
    expect(codeOf(await bank.call('listCards', {}, { token }))).toBe('UNAUTHORISED');
    expect(await loginCode(bank, email, goodPassword)).toBe('LOGIN_REFUSED');
    expect((await startRegistration(bank, kit)).state).toBe('STATE_30_EMAIL');
  });

  it('is revoked by no right code after five wrong ones, whatever is sent anew [PROFILE-07, CALL-59, S-09]', async () => {
    const { username, token } = await holderOf();
    replyOf(await bank.call('sendEmailOtp', {}, { token }));
    const otp = (await bank.lastCode(username)) ?? '';
    const wrong = otp === '000000' ? '000001' : '000000';

    const codes: string[] = [];
    for (const typed of [wrong, wrong, wrong, wrong, wrong, otp])
      codes.push(codeOf(await bank.call('revokeUser', { otp: typed }, { token })));

    expect(codes).toEqual(['5707', '5707', '5707', '5708', '5709', '5709']);
    expect(codeOf(await bank.call('sendEmailOtp', {}, { token }))).toBe('5709');
    expect(codeOf(await bank.call('listCards', {}, { token }))).toBe('OK');
  });

  it('keeps a demo account that was revoked from opening anew [CALL-59]', async () => {
    const { username, token } = await holderOf();
    replyOf(await bank.call('sendEmailOtp', {}, { token }));

    const revoked = await bank.call('revokeUser', { otp: (await bank.lastCode(username)) ?? '' }, { token });

    expect(codeOf(revoked)).toBe('OK');
    expect(await loginCode(bank, username, demoPassword)).toBe('LOGIN_REFUSED');
  });
});
