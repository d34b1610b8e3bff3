import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder, type CardHolder } from '../support/card-holder.ts';
import { operationOf, requestFor } from '../support/disputes.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

/** What all months came to, and one category of them, in cents. */
async function spentIn({ ask, cardId }: CardHolder, category: string): Promise<number[]> {
  const { transactionsSummary } = await ask('readYearlySummary', { cardId, byCategory: true });
  const all = transactionsSummary.flatMap(({ totalAmount }) => totalAmount?.value ?? []);
  const ofCategory = transactionsSummary.flatMap(({ categories = [] }) =>
    categories.flatMap((each) => (each.category === category ? each.totalAmount.value : [])),
  );
  return [all, ofCategory].map((values) => values.reduce((sum, value) => sum + value, 0));
}

describe.each(await rulePlaces())('an accepted dispute on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('credit');

  const holderOf = (persona = 'standard') => openCardHolder(bank, nameOf(persona));

  const move = (ticket: string, state: string, note = '') =>
    bank.consoleApp.inject({
      method: 'POST',
      url: `/sandbox/api/help-desk/${ticket}/state`,
      payload: { state, note },
    });

  it('gives what was charged back to the card once it is accepted [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { cardId, ask } = holder;
    const { disputeReference, chargeCurrencyAmount } = await operationOf(holder, 'P');
    const used = async () => {
      const { cardContext } = await ask('readCardContext', { cardId });
      return cardContext.cardInfo.card.spent ?? 0;
    };
    const before = await used();
    const { ticket } = await ask('openDispute', { request: requestFor(disputeReference) });

    const disputed = await used();
    await move(ticket, 'ACCEPTED');

    expect(disputed).toBe(before);
    expect(chargeCurrencyAmount?.amount).toBeGreaterThan(0);
    expect(await used()).toBe(before - (chargeCurrencyAmount?.amount ?? 0));
  });

  it('takes what was charged out of what the month and its category came to, once it is accepted [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { ask } = holder;
    const { disputeReference, chargeCurrencyAmount, category } = await operationOf(holder);
    const before = await spentIn(holder, category);
    const { ticket } = await ask('openDispute', { request: requestFor(disputeReference) });

    await move(ticket, 'ACCEPTED');

    const charged = chargeCurrencyAmount?.amount ?? 0;
    expect(charged).toBeGreaterThan(0);
    expect(await spentIn(holder, category)).toEqual(before.map((value) => value - charged));
  });

  it('gives back only what was charged too much, where the amount was wrong [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { cardId, ask } = holder;
    const { disputeReference, chargeCurrencyAmount } = await operationOf(holder, 'P');
    const charged = chargeCurrencyAmount?.amount ?? 0;
    const used = async () => {
      const { cardContext } = await ask('readCardContext', { cardId });
      return cardContext.cardInfo.card.spent ?? 0;
    };
    const before = await used();
    const rightAmount = charged - 100;
    const request = { ...requestFor(disputeReference), reason: 'WRONG_AMOUNT', rightAmount } as const;
    const { ticket } = await ask('openDispute', { request });

    await move(ticket, 'ACCEPTED');

    const { requests } = await ask('listHelpRequests', {});
    const { transactions } = await ask('listTransactions', { cardId, pageLimit: 50, pageNumber: 1 });
    const credited = transactions.find((one) => one.disputeReference === disputeReference);
    expect(requests[0]?.creditedAmount).toEqual({ amount: 100, currency: 'EUR' });
    expect(credited?.disputeCreditedAmount).toEqual({ amount: 100, currency: 'EUR' });
    expect(await used()).toBe(before - 100);
  });

  it('takes only what was charged too much out of what the month and its category came to [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { ask } = holder;
    const { disputeReference, chargeCurrencyAmount, category } = await operationOf(holder);
    const before = await spentIn(holder, category);
    const rightAmount = (chargeCurrencyAmount?.amount ?? 0) - 100;
    const request = { ...requestFor(disputeReference), reason: 'WRONG_AMOUNT', rightAmount } as const;
    const { ticket } = await ask('openDispute', { request });

    await move(ticket, 'ACCEPTED');

    expect(await spentIn(holder, category)).toEqual(before.map((value) => value - 100));
  });
});
