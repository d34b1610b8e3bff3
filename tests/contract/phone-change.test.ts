import { describe, expect, it } from 'vitest';
import { bankOn } from '../support/bank-on.ts';
import { challengeOf, codeOf, logIn, otpRequest, replyOf, withProof } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('the phone change on $name', (place) => {
  const bank = bankOn(place);
  let copies = 0;

  async function holderOf(persona = 'standard') {
    copies += 1;
    const username = `${persona}+phone${copies}@percorso.test`;
    const token = await logIn(bank, username);
    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    return { username, token, cardIds: cards.map(({ id }) => id), newNumber: `34098765${10 + copies}` };
  }

  type Changer = Awaited<ReturnType<typeof holderOf>>;

  async function verifyNumber({ token, newNumber, cardIds }: Changer) {
    replyOf(await bank.call('generateOtpSca', { telephone: `+39${newNumber}` }, { token }));
    const otp = (await bank.lastCode(`+39${newNumber}`)) ?? '';
    return bank.call('verifyOtpNewNumber', { cardId: cardIds[0] ?? '', otp }, { token });
  }

  it('changes the number in the profile and the card context, and sends the next code to it [PHONE-07, PHONE-13, CALL-41, CALL-42, CALL-43, CARD-27, PHONE-15]', async () => {
    const holder = await holderOf();
    const { username, token, newNumber, cardIds } = holder;
    const cardId = cardIds[0] ?? '';
    replyOf(await verifyNumber(holder));

    const body = { newNumber, cardId };
    const changed = await withProof(bank, { id: 'updateContact', body, token, to: username });

    const masked = `********${newNumber.slice(-2)}`;
    expect(replyOf(changed.answer)).toEqual({ contact: masked, refreshCardContext: true });
    const { token: renewed } = changed;
    const profile = replyOf(await bank.call('readUserProfile', undefined, { token: renewed }));
    const context = replyOf(await bank.call('readCardContext', { cardId }, { token: renewed }));
    expect(profile.telephoneNumber).toBe(masked);
    expect(context.cardContext.contact).toBe(masked);
    const next = await logIn(bank, username);
    const [sms] = await bank.console<{ to: string }[]>('GET', 'outbox');
    expect(sms?.to).toBe(`+39${newNumber}`);
    expect(replyOf(await bank.call('readUserProfile', undefined, { token: next })).telephoneNumber).toBe(
      masked,
    );
  });

  it('sends no code to a landline, and says so of the number [PHONE-07]', async () => {
    const { token, username } = await holderOf();
    const sent = () => bank.console<{ to: string }[]>('GET', `outbox?to=${encodeURIComponent(username)}`);
    const before = await sent();

    const answer = await bank.call('generateOtpSca', { telephone: '+390612345678' }, { token });

    expect(answer).toMatchObject({
      error: { code: 'PHONE_NOT_MOBILE', type: 'FIELD', pointer: '/telephone' },
    });
    expect(await sent()).toEqual(before);
  });

  it('sends the code of the new number to it, and the one of the confirmation to the old [SCA-08, PHONE-07]', async () => {
    const holder = await holderOf();
    replyOf(await verifyNumber(holder));
    const { username, token, newNumber, cardIds } = holder;

    await withProof(bank, {
      id: 'updateContact',
      body: { newNumber, cardId: cardIds[0] ?? '' },
      token,
      to: username,
    });

    const sent = await bank.console<{ to: string; code: string | null }[]>('GET', 'outbox');
    const [second, first] = sent.filter(({ code }) => code !== null);
    expect(first?.to).toBe(`+39${newNumber}`);
    expect(second?.to).not.toBe(first?.to);
  });

  it('tells of a number once, however often it is verified and set again [S-75]', async () => {
    const holder = await holderOf();
    const { username, newNumber, cardIds } = holder;
    const change = async (token: string) => {
      replyOf(await verifyNumber({ ...holder, token }));
      const body = { newNumber, cardId: cardIds[0] ?? '' };
      const changed = await withProof(bank, { id: 'updateContact', body, token, to: username });
      replyOf(changed.answer);
      return changed.token;
    };
    const told = async () =>
      (
        await bank.console<{ text: string }[]>('GET', `outbox?to=${encodeURIComponent(username)}&kind=email`)
      ).filter(({ text }) => text.includes('il tuo numero di cellulare è cambiato')).length;

    const renewed = await change(holder.token);
    const first = await told();
    await change(renewed);

    expect([first, await told()]).toEqual([1, 1]);
  });

  it('refuses a number that was not verified, before it asks for any proof', async () => {
    const holder = await holderOf();
    const { token, cardIds } = holder;
    replyOf(await verifyNumber(holder));

    const body = { newNumber: '3400000000', cardId: cardIds[0] ?? '' };
    const answer = await bank.call('updateContact', body, { token });

    expect(answer).toMatchObject({ status: 422, error: { code: 'NUMBER_NOT_VERIFIED' } });
  });

  it('forgets a verified number with the session it was verified in', async () => {
    const holder = await holderOf();
    replyOf(await verifyNumber(holder));
    const token = await logIn(bank, holder.username);

    const body = { newNumber: holder.newNumber, cardId: holder.cardIds[0] ?? '' };
    const answer = await bank.call('updateContact', body, { token });

    expect(codeOf(answer)).toBe('NUMBER_NOT_VERIFIED');
  });

  it('blocks the check of a new number after five wrong codes, and the change with it [S-09, SCA-28]', async () => {
    const holder = await holderOf();
    const { token, newNumber, cardIds } = holder;
    const cardId = cardIds[0] ?? '';
    replyOf(await bank.call('generateOtpSca', { telephone: `+39${newNumber}` }, { token }));
    const right = await bank.lastCode(`+39${newNumber}`);
    const otp = right === '000000' ? '111111' : '000000';

    const seen: string[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      seen.push(codeOf(await bank.call('verifyOtpNewNumber', { cardId, otp }, { token })));
    bank.clock.advance(31_000);
    const resent = await bank.call('generateOtpSca', { telephone: `+39${newNumber}` }, { token });

    expect(seen).toEqual(['5707', '5707', '5707', '5708', '5709']);
    expect(codeOf(resent)).toBe('5709');
  });

  it('takes the code in hand when it is asked for again, and sends another when told to [S-12]', async () => {
    const { token, newNumber, cardIds } = await holderOf();
    const telephone = `+39${newNumber}`;
    const sent = () => bank.console<unknown[]>('GET', `outbox?to=${encodeURIComponent(telephone)}`);
    replyOf(await bank.call('generateOtpSca', { telephone }, { token }));
    const otp = (await bank.lastCode(telephone)) ?? '';
    bank.clock.advance(40_000);

    const again = replyOf(await bank.call('generateOtpSca', { telephone }, { token }));
    const first = await sent();
    replyOf(await bank.call('generateOtpSca', { telephone }, { token, query: { reNew: '1' } }));
    const second = await sent();
    const stale = await bank.call('verifyOtpNewNumber', { cardId: cardIds[0] ?? '', otp }, { token });

    expect(again).toMatchObject({ expiresIn: 260, resendIn: 0 });
    expect([first.length, second.length]).toEqual([1, 2]);
    expect(codeOf(stale)).toBe('5707');
  });

  it('takes no code of a number once one was sent to another number [S-05, S-06]', async () => {
    const { token, newNumber, cardIds } = await holderOf();
    const cardId = cardIds[0] ?? '';
    const [first, second] = [`+39${newNumber}`, '+393409876599'];
    replyOf(await bank.call('generateOtpSca', { telephone: first }, { token }));
    const otp = (await bank.lastCode(first)) ?? '';
    bank.clock.advance(31_000);
    replyOf(await bank.call('generateOtpSca', { telephone: second }, { token }));

    const stale = await bank.call('verifyOtpNewNumber', { cardId, otp }, { token });
    const change = await bank.call('updateContact', { newNumber, cardId }, { token });
    const right = (await bank.lastCode(second)) ?? '';
    const verified = replyOf(await bank.call('verifyOtpNewNumber', { cardId, otp: right }, { token }));

    expect([codeOf(stale), codeOf(change)]).toEqual(['5707', 'NUMBER_NOT_VERIFIED']);
    expect(verified.obfuscatedValue).toBe('********99');
  });

  it('voids the code of the change when it is typed as the one of a new number, and the other way round [S-06]', async () => {
    const holder = await holderOf();
    const { username, token, newNumber, cardIds } = holder;
    const cardId = cardIds[0] ?? '';
    replyOf(await verifyNumber(holder));
    const challenge = await challengeOf(bank, { id: 'updateContact', body: { newNumber, cardId }, token });
    const bound = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
    const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token }));
    const ofChange = (await bank.lastCode(username)) ?? '';
    const telephone = '+393409876598';
    replyOf(await bank.call('generateOtpSca', { telephone }, { token }));
    const ofNumber = (await bank.lastCode(telephone)) ?? '';

    const answers = [
      await bank.call('verifyOtpNewNumber', { cardId, otp: ofChange }, { token }),
      await bank.call('verifyMfa', { token: sent.token, otp: ofChange, ...bound }, { token }),
      await bank.call('verifyMfa', { token: sent.token, otp: ofNumber, ...bound }, { token }),
      await bank.call('verifyOtpNewNumber', { cardId, otp: ofNumber }, { token }),
    ];

    expect(answers.map(codeOf)).toEqual(['5707', '5707', '5707', '5707']);
  });

  it('gives further cards the new number when they are named [PHONE-13, CALL-42]', async () => {
    const holder = await holderOf('famiglia');
    const { username, token, newNumber, cardIds } = holder;
    replyOf(await verifyNumber(holder));
    const [cardId = '', , additional = ''] = cardIds;

    const body = { newNumber, cardId, cardIds: [additional] };
    const changed = await withProof(bank, { id: 'updateContact', body, token, to: username });

    const context = await bank.call('readCardContext', { cardId: additional }, { token: changed.token });
    expect(replyOf(context).cardContext.contact).toBe(`********${newNumber.slice(-2)}`);
  });

  it.each(['12345678', '123456789012', '34712345a7', ''])(
    'refuses %j as a number [PHONE-09]',
    async (newNumber) => {
      const { token, cardIds } = await holderOf();

      const answer = await bank.call('updateContact', { newNumber, cardId: cardIds[0] ?? '' }, { token });

      expect(answer).toMatchObject({ status: 400, error: { pointer: '/newNumber', type: 'VALIDATION' } });
    },
  );
});
