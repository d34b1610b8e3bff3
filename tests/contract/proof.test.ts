import { describe, expect, it } from 'vitest';
import { bankOn } from '../support/bank-on.ts';
import {
  challengeOf,
  codeOf,
  logIn,
  otpRequest,
  replyOf,
  startLogin,
  withProof,
} from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';

describe.each(await databasePlaces())('strong authentication on $name', (place) => {
  const bank = bankOn(place);
  let copies = 0;

  async function newcomer(persona = 'standard') {
    copies += 1;
    const username = `${persona}+proof${copies}@percorso.test`;
    return { username, token: await startLogin(bank, username) };
  }

  /** A holder of its own, logged in, who has verified a new number and wants to change to it. */
  async function changer(persona = 'standard') {
    const { username } = await newcomer(persona);
    const token = await logIn(bank, username);
    const newNumber = `33312345${10 + copies}`;
    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    const cardId = cards[0]?.id ?? '';
    replyOf(await bank.call('generateOtpSca', { telephone: `+39${newNumber}` }, { token }));
    const otp = (await bank.lastCode(`+39${newNumber}`)) ?? '';
    replyOf(await bank.call('verifyOtpNewNumber', { cardId, otp }, { token }));
    return { username, token, body: { newNumber, cardId } };
  }

  it('answers a verification again whose answer was lost, by its key alone, and tells nobody else [S-26]', async () => {
    const { username, token } = await newcomer();
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
    const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token }));
    const bound = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
    const body = { token: sent.token, otp: (await bank.lastCode(username)) ?? '', ...bound };
    const keyed = { token, headers: { 'Idempotency-Key': sent.token } };
    const lost = replyOf(await bank.call('verifyMfa', body, keyed));

    const unkeyed = await bank.call('verifyMfa', body, { token });
    const others = await bank.call(
      'verifyMfa',
      { ...body, otp: body.otp === '000000' ? '000001' : '000000' },
      keyed,
    );
    const again = replyOf(await bank.call('verifyMfa', body, keyed));

    expect([codeOf(unkeyed), codeOf(others)]).toEqual(['UNAUTHORISED', 'IDEMPOTENCY_KEY_REUSED']);
    expect(again).toEqual(lost);
  });

  it('answers an operation without proof with the challenge [SCA-31, SCA-06]', async () => {
    const { token } = await newcomer();

    const answer = await bank.call('finalizeLogin', {}, { token });

    expect(answer).toMatchObject({
      status: 403,
      error: {
        code: 'SCA_REQUIRED',
        type: 'SCA',
        sca: { channel: 'SMS', serviceId: 'finalizeLogin', servicePayload: {} },
      },
    });
  });

  it.each([
    ['standard', 1],
    ['famiglia', 2],
  ])(
    'offers %s %i numbers, with their last 2 digits only, under ids of their own [SCA-02, SCA-04, S-14]',
    async (persona, count) => {
      const { token } = await newcomer(persona);

      const first = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
      const second = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });

      const ids = [...first.phoneNumbers, ...second.phoneNumbers].map(({ id }) => id);
      expect(first.phoneNumbers).toHaveLength(count);
      expect(first.phoneNumbers.map(({ obfuscatedValue }) => obfuscatedValue)).toSatisfy((values: string[]) =>
        values.every((value) => /^\*+\d\d$/.test(value)),
      );
      expect(new Set(ids).size).toBe(count * 2);
    },
  );

  it('sends the code to the number that was chosen [SCA-03, SCA-32, CALL-08]', async () => {
    const { username, token } = await newcomer('famiglia');
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });

    const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge, 1), { token }));

    const [sms] = await bank.console<{ to: string }[]>('GET', `outbox?to=${username}`);
    expect(sent.obfuscatedValue).toBe(challenge.phoneNumbers[1]?.obfuscatedValue);
    expect(sms?.to.slice(-2)).toBe(sent.obfuscatedValue.slice(-2));
    expect(sms?.to).toMatch(/^\+3936/);
  });

  it('finishes the login with the proof and gives a new token, while every older one is dead [S-26, LOGIN-11]', async () => {
    const { username, token } = await newcomer();

    const { answer, token: renewed } = await withProof(bank, {
      id: 'finalizeLogin',
      body: {},
      token,
      to: username,
    });

    const { flow, clientAccessToken } = replyOf(answer);
    const replay = async (old: string) =>
      codeOf(await bank.call('readUserProfile', undefined, { token: old }));
    expect(flow).toContain('END');
    expect([await replay(token), await replay(renewed)]).toEqual(['UNAUTHORISED', 'UNAUTHORISED']);
    expect(await replay(clientAccessToken)).toBe('OK');
  });

  it('uses a proof up with the first operation [S-05, S-06]', async () => {
    const { username, token, body } = await changer();
    const first = await withProof(bank, { id: 'updateContact', body, token, to: username });
    const again = { token: first.token, headers: first.proof };

    const second = await bank.call('updateContact', body, again);

    expect(codeOf(first.answer)).toBe('OK');
    expect(second.ok).toBe(false);
  });

  it('refuses the proof of one number for another, and voids it [S-06, S-13, SCA-08]', async () => {
    const { username, token, body } = await changer();
    const other = { ...body, newNumber: '3339999999' };
    replyOf(await bank.call('generateOtpSca', { telephone: '+393339999999' }, { token }));
    const otp = (await bank.lastCode('+393339999999')) ?? '';
    replyOf(await bank.call('verifyOtpNewNumber', { cardId: body.cardId, otp }, { token }));
    const { renewed, headers } = await proofFor({ username, token, body });

    const swapped = await bank.call('updateContact', other, { token: renewed, headers });
    const honest = await bank.call('updateContact', body, { token: renewed, headers });

    expect([codeOf(swapped), codeOf(honest)]).toEqual(['SCA_INVALID', 'SCA_INVALID']);
  });

  it.each(['transactionId', 'transactionData', 'mtTransactionId', 'additionalInfo'])(
    'refuses a proof whose %s was tampered with [S-13, HDR-06]',
    async (name) => {
      const { username, token, body } = await changer();
      const { renewed, headers } = await proofFor({ username, token, body });
      const honest = headers[name] ?? '';
      const tampered = { ...headers, [name]: `${honest.startsWith('A') ? 'B' : 'A'}${honest.slice(1)}` };

      const answer = await bank.call('updateContact', body, { token: renewed, headers: tampered });

      expect(codeOf(answer)).toBe('SCA_INVALID');
    },
  );

  it('refuses a proof that waited for more than 5 minutes [SCA-29]', async () => {
    const { username, token, body } = await changer();
    const { renewed, headers } = await proofFor({ username, token, body });
    bank.clock.advance(200_000);
    replyOf(await bank.call('listCards', {}, { token: renewed }));
    bank.clock.advance(101_000);

    const answer = await bank.call('updateContact', body, { token: renewed, headers });

    expect(codeOf(answer)).toBe('SCA_INVALID');
  });

  it('refuses a code request that changes what the challenge said [S-06, S-14]', async () => {
    const { token } = await newcomer();
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
    const honest = otpRequest(challenge);
    const changes = [
      { idPhoneNumber: 'x'.repeat(32) },
      { serviceId: 'updateContact' },
      { transactionData: 'finalizeLogin.other' },
      { mtTransactionId: 'y'.repeat(32) },
      { user: 'molti@percorso.test' },
    ];

    const codes: string[] = [];
    for (const change of changes)
      codes.push(codeOf(await bank.call('generateOtp', { ...honest, ...change }, { token })));

    expect(codes).toEqual(changes.map(() => 'SCA_INVALID'));
    expect(codeOf(await bank.call('generateOtp', honest, { token }))).toBe('OK');
  });

  it('refuses a code request whose additionalInfo is not the one of the challenge [S-06, S-14]', async () => {
    const { token } = await newcomer();
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
    const ask = (additionalInfo: string) =>
      bank.call('generateOtp', otpRequest(challenge), { token, headers: { additionalInfo } });

    const tampered = await ask('x'.repeat(challenge.additionalInfo.length));
    const honest = await ask(challenge.additionalInfo);

    expect([codeOf(tampered), codeOf(honest)]).toEqual(['SCA_INVALID', 'OK']);
  });

  it('words the SMS with what is signed, and puts the same into the challenge [S-07]', async () => {
    const { username, token, body } = await changer();

    const challenge = await challengeOf(bank, { id: 'updateContact', body, token });
    replyOf(await bank.call('generateOtp', otpRequest(challenge), { token }));

    const [sms] = await bank.console<{ text: string; code: string }[]>('GET', `outbox?to=${username}`);
    const shown = String(challenge.servicePayload['newNumber']);
    expect(shown).toBe(`********${body.newNumber.slice(-2)}`);
    expect(sms?.text).toContain(shown);
    expect(sms?.text).toContain(sms?.code);
  });

  async function proofFor(wish: Awaited<ReturnType<typeof changer>>) {
    const { username, token, body } = wish;
    const challenge = await challengeOf(bank, { id: 'updateContact', body, token });
    const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token }));
    const otp = (await bank.lastCode(username)) ?? '';
    const { mtTransactionId, trxData: transactionData } = challenge;
    const bound = { transactionId: mtTransactionId, transactionData };
    const mfa = replyOf(await bank.call('verifyMfa', { token: sent.token, otp, ...bound }, { token }));
    const headers: Record<string, string> = { ...bound, mtTransactionId, additionalInfo: mfa.additionalInfo };
    return { renewed: mfa.access_token, headers };
  }
});
