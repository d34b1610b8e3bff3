import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { challengeOf, codeOf, logIn, otpRequest, replyOf, startLogin } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('one-time codes on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('code');

  /** A holder of its own who has been asked to confirm the login. */
  async function askedHolder() {
    const username = nameOf('standard');
    const token = await startLogin(bank, username);
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
    const bound = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
    const send = (query = {}) => bank.call('generateOtp', otpRequest(challenge), { token, query });
    const resend = async () => {
      bank.clock.advance(31_000);
      return replyOf(await send({ reNew: '1' })).token;
    };
    const verify = (named: string, otp: string, data = bound) =>
      bank.call('verifyMfa', { token: named, otp, ...data }, { token });
    const right = async () => (await bank.lastCode(username)) ?? '';
    const wrong = async () => ((await right()) === '000000' ? '111111' : '000000');
    return { username, token, challenge, bound, send, resend, verify, right, wrong };
  }

  it('accepts the right code and answers a new token and the proof [SCA-26, CALL-07, LOGIN-10]', async () => {
    const holder = await askedHolder();
    const { token, obfuscatedValue } = replyOf(await holder.send());

    const mfa = replyOf(await holder.verify(token, await holder.right()));

    expect(obfuscatedValue).toMatch(/^\*+\d\d$/);
    expect(mfa.access_token).not.toBe(holder.token);
    expect(mfa.additionalInfo.length).toBeGreaterThan(20);
  });

  it('answers 5707 three times, 5708, then 5709 and a block that the right code does not lift [S-09, SCA-27, SCA-28, ERR-01, ERR-02, ERR-03]', async () => {
    const holder = await askedHolder();
    const { token } = replyOf(await holder.send());
    const right = await holder.right();
    const wrong = await holder.wrong();

    const seen: string[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) seen.push(codeOf(await holder.verify(token, wrong)));
    seen.push(codeOf(await holder.verify(token, right)));

    expect(seen).toEqual(['5707', '5707', '5707', '5708', '5709', '5709']);
  });

  it('counts no guess that names no code: a token alone blocks nobody [S-08, S-10]', async () => {
    const holder = await askedHolder();
    const guesses: string[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      guesses.push(codeOf(await holder.verify('A'.repeat(32), '000000')));

    const { token } = replyOf(await holder.send());
    const right = await holder.verify(token, await holder.right());

    expect(guesses).toEqual(Array(6).fill('5707'));
    expect(codeOf(right)).toBe('OK');
  });

  it('counts wrong codes over new codes, since a new code does not reset the count [S-08, SCA-23]', async () => {
    const holder = await askedHolder();
    const first = replyOf(await holder.send()).token;
    const seen = [codeOf(await holder.verify(first, await holder.wrong()))];
    seen.push(codeOf(await holder.verify(first, await holder.wrong())));

    const second = await holder.resend();
    seen.push(codeOf(await holder.verify(second, await holder.wrong())));
    seen.push(codeOf(await holder.verify(second, await holder.wrong())));
    const third = await holder.resend();
    seen.push(codeOf(await holder.verify(third, await holder.wrong())));

    expect(seen).toEqual(['5707', '5707', '5707', '5708', '5709']);
  });

  it('starts counting anew after a right code, because only codes wrong in a row block [SCA-28]', async () => {
    const holder = await askedHolder();
    const { token } = replyOf(await holder.send());
    for (let attempt = 0; attempt < 4; attempt += 1) await holder.verify(token, await holder.wrong());

    await holder.verify(token, await holder.right());

    const again = await startLogin(bank, holder.username);
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token: again });
    const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token: again }));
    const body = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
    const otp = await holder.wrong();
    const refused = await bank.call('verifyMfa', { token: sent.token, otp, ...body }, { token: again });
    expect(codeOf(refused)).toBe('5707');
  });

  it('keeps the block over a new login and sends no more codes [S-10, S-12]', async () => {
    const holder = await askedHolder();
    const { token } = replyOf(await holder.send());
    for (let attempt = 0; attempt < 5; attempt += 1) await holder.verify(token, await holder.wrong());
    bank.clock.advance(60_000);

    const again = await startLogin(bank, holder.username);
    const refused = await bank.call('finalizeLogin', {}, { token: again });
    const resent = await holder.send({ reNew: '1' });

    expect([codeOf(refused), codeOf(resent)]).toEqual(['5709', '5709']);
    const sent = await bank.console<{ code: string | null }[]>('GET', `outbox?to=${holder.username}`);
    expect(sent.filter(({ code }) => code !== null)).toHaveLength(1);
  });

  it('lets an operator lift the block [S-11]', async () => {
    const holder = await askedHolder();
    const { token } = replyOf(await holder.send());
    for (let attempt = 0; attempt < 5; attempt += 1) await holder.verify(token, await holder.wrong());

    const lifted = await bank.console('POST', 'unblock', { username: holder.username });
    const renewed = await holder.resend();
    const accepted = await holder.verify(renewed, await holder.right());

    expect(lifted).toEqual({ lifted: 1 });
    expect(codeOf(accepted)).toBe('OK');
  });

  it.each([
    [299, 'OK'],
    [301, '5707'],
  ])('takes a code after %i seconds with %s [S-04]', async (seconds, expected) => {
    const holder = await askedHolder();
    const { token } = replyOf(await holder.send());
    const otp = await holder.right();

    // Other calls keep the session alive meanwhile.
    bank.clock.advance(200_000);
    await bank.call('userLogin', { rememberUserName: false }, { token: holder.token });
    bank.clock.advance(seconds * 1000 - 200_000);

    expect(codeOf(await holder.verify(token, otp))).toBe(expected);
  });

  it('lets 20 right codes at once through exactly once, and none of them counts as wrong [S-05]', async () => {
    const holder = await askedHolder();
    const { token } = replyOf(await holder.send());
    const otp = await holder.right();

    const answers = await Promise.all(Array.from({ length: 20 }, () => holder.verify(token, otp)));

    const [winner, ...others] = answers.filter((answer) => answer.ok);
    const token2 = winner?.reply.access_token ?? '';
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token: token2 });
    const next = await bank.call('generateOtp', otpRequest(challenge), { token: token2 });
    expect(others).toEqual([]);
    expect(answers.map(codeOf).filter((code) => !['OK', '5707', 'UNAUTHORISED'].includes(code))).toEqual([]);
    expect(codeOf(next)).toBe('OK');
  });

  it('voids a code that is typed for other data than it was sent for [S-06]', async () => {
    const holder = await askedHolder();
    const { token } = replyOf(await holder.send());
    const otp = await holder.right();
    const other = { ...holder.bound, transactionData: `${holder.bound.transactionData}x` };

    const elsewhere = await holder.verify(token, otp, other);
    const afterwards = await holder.verify(token, otp);

    expect([codeOf(elsewhere), codeOf(afterwards)]).toEqual(['5707', '5707']);
  });

  it('voids a code that another holder typed [S-06]', async () => {
    const holder = await askedHolder();
    const thief = await askedHolder();
    const { token } = replyOf(await holder.send());
    const otp = await holder.right();

    const stolen = await thief.verify(token, otp, holder.bound);
    const afterwards = await holder.verify(token, otp);

    expect([codeOf(stolen), codeOf(afterwards)]).toEqual(['5707', '5707']);
  });

  it('sends no second code after 29 seconds, and one after 30 [S-12]', async () => {
    const holder = await askedHolder();
    replyOf(await holder.send());

    bank.clock.advance(29_000);
    const tooSoon = await holder.send({ reNew: '1' });
    bank.clock.advance(1000);
    const inTime = await holder.send({ reNew: '1' });

    expect(tooSoon).toMatchObject({ status: 429, retryAfter: 1, error: { code: 'OTP_TOO_SOON' } });
    expect(codeOf(inTime)).toBe('OK');
    expect(await bank.console<unknown[]>('GET', `outbox?to=${holder.username}`)).toHaveLength(2);
  });

  it('sends 5 codes in 15 minutes, not 6, and the next once the first is 15 minutes old [S-12]', async () => {
    const holder = await askedHolder();
    const seen = [codeOf(await holder.send())];
    for (let sent = 1; sent < 5; sent += 1) {
      bank.clock.advance(200_000);
      seen.push(codeOf(await holder.send({ reNew: '1' })));
    }

    bank.clock.advance(99_000);
    const sixth = await holder.send({ reNew: '1' });
    bank.clock.advance(1000);
    const later = await holder.send({ reNew: '1' });

    expect(seen).toEqual(['OK', 'OK', 'OK', 'OK', 'OK']);
    expect(sixth).toMatchObject({
      status: 429,
      retryAfter: 1,
      error: { code: 'OTP_TOO_MANY', type: 'SHOW' },
    });
    expect(codeOf(later)).toBe('OK');
    expect(await bank.console<unknown[]>('GET', `outbox?to=${holder.username}`)).toHaveLength(6);
  });

  it('sends no code to a number that another holder has just had one sent to [S-12]', async () => {
    const [first, second] = [
      await logIn(bank, 'standard+p1@percorso.test'),
      await logIn(bank, 'standard+p2@percorso.test'),
    ];
    const telephone = '+393470001122';

    const one = await bank.call('generateOtpSca', { telephone }, { token: first });
    const other = await bank.call('generateOtpSca', { telephone }, { token: second });
    const elsewhere = await bank.call('generateOtpSca', { telephone: '+393470001123' }, { token: second });

    expect([one, other, elsewhere].map(codeOf)).toEqual(['OK', 'OTP_TOO_SOON', 'OK']);
    expect(await bank.console<unknown[]>('GET', `outbox?to=${encodeURIComponent(telephone)}`)).toHaveLength(
      1,
    );
  });

  it('sends a holder 15 codes in 15 minutes in all, though each is entered rightly [S-12]', async () => {
    const username = 'standard+script@percorso.test';
    for (let sent = 0; sent < 13; sent += 1) await logIn(bank, username);
    const token = await logIn(bank, username);
    const fifteenth = await bank.call('generateOtpSca', { telephone: '+393470002233' }, { token });

    const next = await startLogin(bank, username);
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token: next });
    const refused = await bank.call('generateOtp', otpRequest(challenge), { token: next });
    const honest = await bank.call(
      'generateOtpSca',
      { telephone: '+393470002234' },
      {
        token: await logIn(bank, 'standard+calm@percorso.test'),
      },
    );

    expect(codeOf(fifteenth)).toBe('OK');
    expect(refused).toMatchObject({ status: 429, retryAfter: 900, error: { code: 'OTP_TOO_MANY' } });
    expect(codeOf(honest)).toBe('OK');
  });

  it('makes the code before it worthless when a new one is sent [S-05, SCA-23]', async () => {
    const holder = await askedHolder();
    const first = replyOf(await holder.send()).token;
    const otp = await holder.right();

    await holder.resend();

    expect(codeOf(await holder.verify(first, otp))).toBe('5707');
  });
});
