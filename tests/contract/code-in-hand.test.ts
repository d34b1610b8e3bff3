import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder } from '../support/card-holder.ts';
import { challengeOf, codeOf, otpRequest, replyOf, startLogin } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('a code in hand on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('in-hand');

  /** A holder of its own who has been asked to confirm the login. */
  async function askedHolder() {
    const username = nameOf('standard');
    const token = await startLogin(bank, username);
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
    const bound = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
    const send = () => bank.call('generateOtp', otpRequest(challenge), { token });
    const verify = (named: string, otp: string) =>
      bank.call('verifyMfa', { token: named, otp, ...bound }, { token });
    const right = async () => (await bank.lastCode(username)) ?? '';
    const wrong = async () => ((await right()) === '000000' ? '111111' : '000000');
    return { username, token, send, verify, right, wrong };
  }

  it('asked again for the same, names the code that was sent, says when, and sends no other [S-12] [HOLDER-13]', async () => {
    const holder = await askedHolder();
    const sentAt = bank.clock.now();
    const first = replyOf(await holder.send());
    const otp = await holder.right();
    bank.clock.advance(10_000);

    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token: holder.token });
    const again = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token: holder.token }));
    const verified = await holder.verify(again.token, otp);

    expect(first).not.toHaveProperty('sentAt');
    expect(Date.parse(again.sentAt ?? '')).toBe(sentAt);
    expect(again).toMatchObject({ obfuscatedValue: first.obfuscatedValue, expiresIn: 290, resendIn: 20 });
    expect(codeOf(verified)).toBe('OK');
    expect(await bank.console<unknown[]>('GET', `outbox?to=${holder.username}`)).toHaveLength(1);
  });

  it('asked again with another amount, sends a code of its own or says when it may be asked for [S-06] [S-12]', async () => {
    const { cardId, token } = await openCardHolder(bank, nameOf('standard'));
    const asked = async (netAmount: number) => {
      const payee = { phoneNumber: '3471234567', operatorCode: 'ONDA' };
      const challenge = await challengeOf(bank, {
        id: 'topUpPhone',
        body: { cardId, netAmount, payee },
        token: token(),
        headers: { criticalData: `${payee.phoneNumber}-${netAmount}` },
      });
      return bank.call('generateOtp', otpRequest(challenge), { token: token() });
    };

    expect([codeOf(await asked(1000)), codeOf(await asked(1000)), codeOf(await asked(2000))]).toEqual([
      'OK',
      'OK',
      'OTP_TOO_SOON',
    ]);
  });

  it('counts wrong codes on, however often the code in hand is asked for [S-08]', async () => {
    const holder = await askedHolder();
    const seen: string[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { token } = replyOf(await holder.send());
      seen.push(codeOf(await holder.verify(token, await holder.wrong())));
    }

    expect(seen).toEqual(['5707', '5707', '5707', '5708', '5709']);
    expect(codeOf(await holder.send())).toBe('5709');
  });
});
