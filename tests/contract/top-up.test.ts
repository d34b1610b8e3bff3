import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import type { BankRequests } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { proofOf, talkOfPlans, type PlanHolder } from '../support/instalments.ts';
import { challengeOf, codeOf, replyOf, withProof } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

type TopUp = BankRequests['topUpPhone'];

const criticalData = ({ payee, netAmount }: TopUp) => ({
  criticalData: `${payee.phoneNumber}-${netAmount}`,
});

describe.each(await rulePlaces())('the phone top-up on $name', (place) => {
  // A book of one number is full as soon as it has one.
  const bank = bankOn(place, { policy: { topUps: { ...defaultPolicy.topUps, payees: 1 } } });
  const { holderOf } = talkOfPlans(bank, 'topup');

  const payee = { phoneNumber: '3471234567', operatorCode: 'ONDA' };

  const ask = (holder: PlanHolder, body: TopUp, headers = criticalData(body)) =>
    bank.call('topUpPhone', body, { token: holder.token, headers });

  async function pay(holder: PlanHolder, body: TopUp) {
    const { token, username: to } = holder;
    const done = await withProof(bank, { id: 'topUpPhone', body, token, to, headers: criticalData(body) });
    return { reply: replyOf(done.answer), owner: { ...holder, token: done.token } };
  }

  const cardOf = async ({ token }: PlanHolder, cardId: string) =>
    replyOf(await bank.call('readCardInfo', { cardId }, { token })).card;

  const payeesOf = async ({ token }: PlanHolder) =>
    replyOf(await bank.call('listPayees', {}, { token })).payees;

  it('offers operators with their amounts [CALL-93]', async () => {
    const { token, cardId } = await holderOf('standard');

    const { operators } = replyOf(await bank.call('listTopUpOperators', { cardId }, { token }));

    expect(operators.length).toBeGreaterThan(1);
    expect(operators.every(({ amounts }) => amounts.length > 0 && amounts.every((cents) => cents > 0))).toBe(
      true,
    );
  });

  it('books the amount on the card after a code that names number and amount [CALL-94, TOPUP-01, SCA-20, S-07]', async () => {
    const holder = await holderOf('standard');
    const cardId = holder.cardIds[1] ?? '';
    const before = await cardOf(holder, cardId);
    const body = { cardId, netAmount: 2000, payee };
    const page = { cardId, pageLimit: 1, pageNumber: 1 };
    const listed = replyOf(await bank.call('listTransactions', page, { token: holder.token }));

    const { reply, owner } = await pay(holder, body);

    const after = await cardOf(owner, cardId);
    const { transactions, totalTransactionNumber } = replyOf(
      await bank.call('listTransactions', page, { token: owner.token }),
    );
    const sent = await bank.console<{ text: string; code: string | null }[]>(
      'GET',
      `outbox?to=${encodeURIComponent(holder.username)}`,
    );
    expect(sent.find(({ code }) => code !== null)?.text).toContain('20,00 euro al numero 3471234567');
    expect(reply).toMatchObject({ status: 'PENDING', refreshCardContext: true });
    expect(after.calculatedAvailability).toBe((before.calculatedAvailability ?? 0) - 2000);
    expect(after.spent).toBe((before.spent ?? 0) + 2000);
    expect(totalTransactionNumber).toBe(listed.totalTransactionNumber + 1);
    expect(transactions[0]).toMatchObject({
      transactionStatus: 'P',
      category: 'SERVIZITELEFONICI',
      chargeCurrencyAmount: { amount: 2000, currency: 'EUR' },
    });
  });

  it('is on its way first and done later [CALL-96]', async () => {
    const holder = await holderOf('standard');
    const { reply, owner } = await pay(holder, { cardId: holder.cardId, netAmount: 500, payee });
    const options = { token: owner.token, query: { topUpId: reply.topUpId } };

    const first = replyOf(await bank.call('readTopUpStatus', undefined, options));
    bank.clock.advance(11_000);
    const second = replyOf(await bank.call('readTopUpStatus', undefined, options));

    expect(first).toMatchObject({ status: 'PENDING', netAmount: 500, phoneNumber: '3471234567' });
    expect(second).toEqual({ ...first, status: 'DONE' });
  });

  it('is made once of twenty requests at the same time, all answered the same [S-43, CALL-94]', async () => {
    const holder = await holderOf('standard');
    const { cardId } = holder;
    const body = { cardId, netAmount: 1000, payee };
    const before = await cardOf(holder, cardId);
    const { token, headers } = await proofOf(bank, {
      id: 'topUpPhone',
      body,
      holder,
      headers: criticalData(body),
    });

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bank.call('topUpPhone', body, { token, headers })),
    );

    // To the letter, the order of the fields too.
    const replies = new Set(answers.map((answer) => JSON.stringify(replyOf(answer))));
    expect(replies.size).toBe(1);
    expect((await cardOf({ ...holder, token }, cardId)).spent).toBe((before.spent ?? 0) + 1000);
  });

  it('does not give the answer of one amount to another that comes with the same proof [S-06, S-43]', async () => {
    const holder = await holderOf('standard');
    const body = { cardId: holder.cardId, netAmount: 1000, payee };
    const { token, headers } = await proofOf(bank, {
      id: 'topUpPhone',
      body,
      holder,
      headers: criticalData(body),
    });
    replyOf(await bank.call('topUpPhone', body, { token, headers }));

    const more = { ...body, netAmount: 2000 };
    const answer = await bank.call('topUpPhone', more, {
      token,
      headers: { ...headers, ...criticalData(more) },
    });

    expect(codeOf(answer)).toBe('SCA_INVALID');
  });

  it('refuses critical data that are not those of the body, or none [TOPUP-01, S-13]', async () => {
    const holder = await holderOf('standard');
    const body = { cardId: holder.cardId, netAmount: 1000, payee };

    const other = await ask(holder, body, { criticalData: '3471234567-500' });
    const none = await bank.call('topUpPhone', body, { token: holder.token });
    const { servicePayload } = await challengeOf(bank, {
      id: 'topUpPhone',
      body,
      token: holder.token,
      headers: criticalData(body),
    });

    expect(other).toMatchObject({ error: { code: 'CRITICAL_DATA_REFUSED', pointer: '/criticalData' } });
    expect(none).toMatchObject({ status: 400, error: { pointer: '/criticalData' } });
    expect(servicePayload).toEqual({ phoneNumber: '3471234567', amount: '10,00' });
  });

  it.each([
    { what: 'an amount not taken', wrong: { netAmount: 1234 }, pointer: '/netAmount' },
    {
      what: 'an operator that there is not',
      wrong: { payee: { ...payee, operatorCode: 'NESSUNO' } },
      pointer: '/payee/operatorCode',
    },
    { what: 'another holder’s card', wrong: { cardId: '1000001' }, pointer: '/cardId' },
  ])('refuses $what, with a pointer, before any code [S-34]', async ({ wrong, pointer }) => {
    const holder = await holderOf('standard');
    const body = { cardId: holder.cardId, netAmount: 1000, payee, ...wrong };

    const answer = await ask(holder, body);

    expect(answer).toMatchObject({ error: { pointer } });
    expect(codeOf(answer)).toBe(pointer === '/cardId' ? 'NOT_FOUND' : 'AMOUNT_NOT_OFFERED');
  });

  it('refuses more than the card has left', async () => {
    const holder = await holderOf('standard');
    const cardId = holder.cardIds[1] ?? '';
    const large = { cardId, netAmount: 10_000, payee: { ...payee, operatorCode: 'TELEQUATTRO' } };
    let owner = holder;
    for (
      let left = (await cardOf(owner, cardId)).calculatedAvailability ?? 0;
      left >= 10_000;
      left -= 10_000
    ) {
      ({ owner } = await pay(owner, large));
      bank.clock.advance(31_000);
    }

    expect(codeOf(await ask(owner, large))).toBe('INSUFFICIENT_FUNDS');
  });

  it('keeps numbers in the payee book under their names, once each, and drops them [CALL-97, CALL-98, TOPUP-02, S-34]', async () => {
    const holder = await holderOf('standard');
    const stranger = await holderOf('standard');
    const { cardId } = holder;
    const named = { ...payee, name: 'Nonna' };
    const { owner } = await pay(holder, { cardId, netAmount: 500, payee: named });
    const again = await pay(owner, { cardId, netAmount: 500, payee: { ...named, name: 'Nonna Pia' } });

    const kept = await payeesOf(again.owner);
    const payeeId = kept[0]?.payeeId ?? '';
    const foreign = await bank.call('deletePayee', { payeeId }, { token: stranger.token });
    const { payees } = replyOf(await bank.call('deletePayee', { payeeId }, { token: again.owner.token }));

    expect(kept).toEqual([{ payeeId, ...payee, name: 'Nonna Pia' }]);
    expect(codeOf(foreign)).toBe('NOT_FOUND');
    expect(payees).toEqual([]);
    expect(await payeesOf(stranger)).toEqual([]);
  });

  it('keeps no further number in a payee book that is full, and tops it up all the same [CALL-97, TOPUP-02]', async () => {
    const holder = await holderOf('standard');
    const { cardId } = holder;
    const { owner } = await pay(holder, { cardId, netAmount: 500, payee: { ...payee, name: 'Nonna' } });
    const other = { phoneNumber: '3489876543', operatorCode: 'ONDA', name: 'Zio' };

    const { reply, owner: same } = await pay(owner, { cardId, netAmount: 500, payee: other });

    expect(reply.topUpId).toBeDefined();
    expect((await payeesOf(same)).map(({ name }) => name)).toEqual(['Nonna']);
  });

  it('verifies a prepaid card with what it holds, and no other sort of card [CALL-95]', async () => {
    const holder = await holderOf('standard');
    const { token, cardIds } = holder;
    const cardId = cardIds[1] ?? '';

    const verified = replyOf(await bank.call('verifyPrepaidCard', { cardId }, { token }));
    const credit = await bank.call('verifyPrepaidCard', { cardId: cardIds[0] ?? '' }, { token });

    const { calculatedAvailability } = await cardOf(holder, cardId);
    expect(verified).toMatchObject({ cardId, verified: true, availability: calculatedAvailability });
    expect(codeOf(credit)).toBe('CARD_NOT_PREPAID');
  });

  it('tells how a prepaid card is recharged by bank transfer, to an account that no other card has [HOLDER-29]', async () => {
    const holders = [await holderOf('standard'), await holderOf('standard')];

    const told = await Promise.all(
      holders.map(async ({ token, cardIds }) =>
        replyOf(await bank.call('verifyPrepaidCard', { cardId: cardIds[1] ?? '' }, { token })),
      ),
    );

    const transfers = told.map(({ transfer }) => transfer);
    expect(transfers).toMatchObject([
      { beneficiary: 'Giulia Ferri', reason: 'Ricarica carta 0926' },
      { beneficiary: 'Giulia Ferri' },
    ]);
    expect(new Set(transfers.map((transfer) => transfer?.iban)).size).toBe(2);
  });

  it('tells nobody else how a top-up is [S-34, CALL-96]', async () => {
    const holder = await holderOf('standard');
    const { reply } = await pay(holder, { cardId: holder.cardId, netAmount: 500, payee });
    const { token } = await holderOf('standard');

    const answer = await bank.call('readTopUpStatus', undefined, {
      token,
      query: { topUpId: reply.topUpId },
    });

    expect(codeOf(answer)).toBe('NOT_FOUND');
  });
});
