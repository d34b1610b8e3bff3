import { describe, expect, it } from 'vitest';
import type { BankReplies, BankRequests, ScaChallenge } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { openTestBank } from '../support/sandbox.ts';
import { codeOf, logIn, otpRequest, replyOf, withProof } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';
import { pdfText } from '../support/pdf-text.ts';

type Sms = { text: string; code: string | null };

describe.each(await rulePlaces())('movements lists on $name', (place) => {
  const bank = bankOn(place);
  let copies = 0;

  async function holderOf(persona = 'standard') {
    copies += 1;
    const username = `${persona}+stmt${copies}@percorso.test`;
    const token = await logIn(bank, username);
    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    return { username, token, cardIds: cards.map(({ id }) => id), cardId: cards[0]?.id ?? '' };
  }

  const available = async ({ cardId, token }: { cardId: string; token: string }) =>
    replyOf(await bank.call('checkDocumentsAvailability', { cardId }, { token }));

  async function newest(holder: { cardId: string; token: string }) {
    const [first] = (await available(holder)).rendicontoList;
    if (first === undefined) throw new Error('there is no movements list');
    return first;
  }

  it('come out on the 5th of the month after, newest first, a year of them [CALL-77, STMT-05, STMT-13]', async () => {
    const { rendicontoList, visited } = await available(await holderOf());

    const months = rendicontoList.map(({ referenceMonth }) => referenceMonth);
    expect(rendicontoList[0]).toMatchObject({ referenceMonth: '202610', dateBankStatement: '2026-11-05' });
    expect(months).toEqual(months.toSorted().toReversed());
    expect(new Set(rendicontoList.map(({ documentId }) => documentId)).size).toBe(months.length);
    expect(months).toHaveLength(12);
    expect(visited).toEqual([]);
  });

  it('are downloaded as a PDF of the month’s booked movements after a code, with days as the portal writes them, and remembered [CALL-78, SCA-11, STMT-02, S-42, S-37, TEXT-05]', async () => {
    const holder = await holderOf();
    const { documentId, dateBankStatement, referenceMonth } = await newest(holder);
    const body = { cardId: holder.cardId, documentId, releaseDate: dateBankStatement };

    const done = await withProof(bank, {
      id: 'downloadStatement',
      body,
      token: holder.token,
      to: holder.username,
    });

    const file = replyOf(done.answer);
    const text = (await pdfText(file)).join('\n');
    const token = done.token;
    const { transactionsSummary } = replyOf(
      await bank.call('readYearlySummary', { cardId: holder.cardId }, { token }),
    );
    const summed = transactionsSummary.find(({ year, month }) => `${year}${month}` === referenceMonth);
    const total = summed?.totalAmount?.value ?? 0;
    const cents = [...text.matchAll(/\n(\d{1,3}(?:\.\d{3})*,\d{2})(?=\n)/g)].map(([, amount = '']) =>
      Number(amount.replaceAll(/[.,]/g, '')),
    );
    expect(Buffer.from(file).subarray(0, 5).toString()).toBe('%PDF-');
    expect(text).toContain('Giulia Ferri');
    expect(text).toContain('**** **** **** 4417');
    expect(text).toContain('ottobre 2026');
    expect(text).toContain('05.11.2026');
    expect(cents.reduce((sum, value) => sum + value, 0)).toBe(total);
    expect(text).toContain(
      `€ ${(total / 100).toLocaleString('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' })}`,
    );
    expect(text.match(/\d{13,19}/g)).toBeNull();
    expect((await available({ ...holder, token })).visited).toEqual([documentId]);
  });

  it('need a code for each download', async () => {
    const holder = await holderOf();
    const { documentId, dateBankStatement } = await newest(holder);
    const body = { cardId: holder.cardId, documentId, releaseDate: dateBankStatement };
    const { proof, token } = await withProof(bank, {
      id: 'downloadStatement',
      body,
      token: holder.token,
      to: holder.username,
    });

    const again = await bank.call('downloadStatement', body, { token, headers: proof });

    expect(codeOf(again)).toBe('SCA_INVALID');
  });

  it('fill many pages where many movements were booked', async () => {
    const holder = await holderOf('molti');
    const { documentId, dateBankStatement } = await newest(holder);
    const body = { cardId: holder.cardId, documentId, releaseDate: dateBankStatement };

    const { answer } = await withProof(bank, {
      id: 'downloadStatement',
      body,
      token: holder.token,
      to: holder.username,
    });

    expect((await pdfText(replyOf(answer))).length).toBeGreaterThan(50);
  });

  it.each([
    ['another holder’s list', { documentId: '999999999202610' }, '/documentId'],
    ['another day', { releaseDate: '2026-11-06' }, '/releaseDate'],
    ['another holder’s card', { cardId: '1000001' }, '/cardId'],
  ])('are refused for %s, before any code is asked for [S-34]', async (_, wrong, pointer) => {
    const holder = await holderOf();
    const { documentId, dateBankStatement } = await newest(holder);
    const body = { cardId: holder.cardId, documentId, releaseDate: dateBankStatement, ...wrong };

    const answer = await bank.call('downloadStatement', body, { token: holder.token });

    expect(answer).toMatchObject({ status: 404, error: { pointer } });
  });

  it('are not for cards without them, nor for family cards, whose amounts stay hidden [S-35, S-36]', async () => {
    const { token, cardIds } = await holderOf();
    const family = await holderOf('famiglia');

    const prepaid = await bank.call('checkDocumentsAvailability', { cardId: cardIds[1] ?? '' }, { token });
    const shared = await available({ token: family.token, cardId: family.cardIds[1] ?? '' });

    expect(codeOf(prepaid)).toBe('FUNCTION_NOT_AVAILABLE');
    expect(shared.rendicontoList).toEqual([]);
  });

  type Asking = 'modifySubscription' | 'changeSubscriptionEmail' | 'getSubscriptionStatus';

  /** Does an operation that asks with a success saying SCA, as the statement calls do. */
  async function confirmed<Id extends Asking>(
    id: Id,
    body: BankRequests[Id],
    who: { username: string; token: string },
  ) {
    const asked = replyOf(await bank.call(id, body, { token: who.token }));
    if (asked.result !== 'SCA') throw new Error('no strong authentication was asked for');
    const challenge: ScaChallenge = asked;
    const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token: who.token }));
    const otp = (await bank.lastCode(who.username)) ?? '';
    const bound = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
    const mfa = replyOf(
      await bank.call('verifyMfa', { token: sent.token, otp, ...bound }, { token: who.token }),
    );
    const { access_token: token, additionalInfo } = mfa;
    const headers = { ...bound, mtTransactionId: challenge.mtTransactionId, additionalInfo };
    return { asked, token, reply: replyOf(await bank.call(id, body, { token, headers })) };
  }

  const status = async (token: string, cardId: string) =>
    replyOf(await bank.call('getSubscriptionStatus', { cardId }, { token }));

  it('come online to the username until that is changed [CALL-80]', async () => {
    const { token, cardId } = await holderOf();

    expect(await status(token, cardId)).toEqual({
      result: 'OK',
      delivery: 'ONLINE',
      email: expect.stringMatching(/^s\*+\d@percorso\.test$/),
      refreshCardContext: false,
    });
  });

  it('change to paper and back after result SCA and a code; status and card context follow [CALL-79, CALL-80, SCA-13, SCA-22]', async () => {
    const { token, username, cardId } = await holderOf();

    const paper = await confirmed('modifySubscription', { cardId, delivery: 'PAPER' }, { token, username });

    const { profiling } = replyOf(
      await bank.call('readCardContext', { cardId }, { token: paper.token }),
    ).cardContext;
    expect(paper.asked).toMatchObject({
      serviceId: 'modifySubscription',
      servicePayload: { delivery: 'PAPER' },
    });
    expect(await status(paper.token, cardId)).toMatchObject({ delivery: 'PAPER' });
    expect(profiling.ESTRATTO_CONTO_CARTACEO?.active).toBe('ATTIVO');
    expect(profiling.ESTRATTO_CONTO_ONLINE?.active).toBe('DISATTIVO');
    const online = await confirmed(
      'modifySubscription',
      { cardId, delivery: 'ONLINE', email: 'altra@percorso.test' },
      { token: paper.token, username },
    );
    const sent = await bank.console<Sms[]>('GET', `outbox?to=${username}`);
    expect(sent.flatMap(({ code, text }) => (code === null ? [] : [text])).slice(0, 2)).toEqual([
      expect.stringContaining('la lista movimenti online all’indirizzo a***a@percorso.test.'),
      expect.stringContaining('la lista movimenti su carta.'),
    ]);
    expect(online.reply).toMatchObject({ delivery: 'ONLINE', email: 'a***a@percorso.test' });
  });

  it('tell a new address that it gets them, after result SCA and a code [CALL-81, SCA-12, SCA-22]', async () => {
    const { token, username, cardId } = await holderOf();
    const email = `nuova${copies}@percorso.test`;

    const body = { cardId, email };
    const { reply, token: renewed } = await confirmed('changeSubscriptionEmail', body, {
      token,
      username,
    });

    const told = await bank.console<{ to: string }[]>('GET', `outbox?kind=email&to=${email}`);
    expect(reply).toMatchObject({ result: 'OK', refreshCardContext: true });
    expect(await status(renewed, cardId)).toMatchObject({
      email: expect.stringMatching(/^n\*+\d@percorso\.test$/),
    });
    expect(told).toHaveLength(1);
  });

  it('refuse a new address while they come on paper [CALL-81]', async () => {
    const { token, username, cardId } = await holderOf();
    const paper = await confirmed('modifySubscription', { cardId, delivery: 'PAPER' }, { token, username });

    const body = { cardId, email: 'x@percorso.test' };
    const answer = await bank.call('changeSubscriptionEmail', body, { token: paper.token });

    expect(codeOf(answer)).toBe('DELIVERY_NOT_ONLINE');
  });

  it.each(['niente', 'a@', '@b.it', 'a b@c.it'])('refuse %j as an address [CALL-81]', async (email) => {
    const { token, cardId } = await holderOf();

    const answer = await bank.call('changeSubscriptionEmail', { cardId, email }, { token });

    expect(answer).toMatchObject({ status: 400, error: { pointer: '/email' } });
  });

  it('take a code bound to the address that was shown, and to no other [S-06]', async () => {
    const { token, cardId, username } = await holderOf();
    const asked = replyOf(
      await bank.call('changeSubscriptionEmail', { cardId, email: 'uno@percorso.test' }, { token }),
    );
    if (asked.result !== 'SCA') throw new Error('no strong authentication was asked for');
    const sent = replyOf(await bank.call('generateOtp', otpRequest(asked), { token }));
    const otp = (await bank.lastCode(username)) ?? '';
    const bound = { transactionId: asked.mtTransactionId, transactionData: asked.trxData };
    const mfa = replyOf(await bank.call('verifyMfa', { token: sent.token, otp, ...bound }, { token }));

    const headers = { ...bound, mtTransactionId: asked.mtTransactionId, additionalInfo: mfa.additionalInfo };
    const body = { cardId, email: 'due@percorso.test' };
    const answer = await bank.call('changeSubscriptionEmail', body, { token: mfa.access_token, headers });

    expect(codeOf(answer)).toBe('SCA_INVALID');
    const now: BankReplies['getSubscriptionStatus'] = await status(mfa.access_token, cardId);
    expect(now).toMatchObject({ email: expect.not.stringContaining('due') });
  });
});

it('asks for a code before it shows the delivery, where the bank has set it so [CALL-80]', async () => {
  const bank = await openTestBank({ policy: { statements: { statusNeedsSca: true } } });
  const token = await logIn(bank, 'standard@percorso.test');
  const { cards } = replyOf(await bank.call('listCards', {}, { token }));

  const asked = replyOf(await bank.call('getSubscriptionStatus', { cardId: cards[0]?.id ?? '' }, { token }));

  expect(asked).toMatchObject({ result: 'SCA', serviceId: 'getSubscriptionStatus' });
  await bank.close();
});
