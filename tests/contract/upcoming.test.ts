import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder } from '../support/card-holder.ts';
import { codeOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const dayMs = 86_400_000;

describe.each(await rulePlaces())('what a card has to come on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('upcoming');
  const holderOf = (persona: string) => openCardHolder(bank, nameOf(persona));
  const dayAfter = (days: number) => new Date(bank.clock.now() + days * dayMs).toISOString().slice(0, 10);

  it('are the instalments of the next 60 days, as the plans have them, the first due first [HOLDER-27]', async () => {
    const { ask, cardId } = await holderOf('rate');

    const { installments } = await ask('listUpcoming', { cardId });

    const plans = (['ACTIVE', 'PENDING'] as const).map((plansType) =>
      ask('listPlans', { cardId, plansType, pageLimit: 50, pageNumber: 1 }),
    );
    const open = (await Promise.all(plans)).flatMap((page) => page.plans);
    const details = await Promise.all(
      open.map(({ planReference }) => ask('readPlan', { cardId, planReference })),
    );
    const due = details.flatMap(({ plan, schedule }) =>
      schedule
        .filter(({ paid, dueDate }) => !paid && dueDate <= dayAfter(60))
        .map(({ dueDate, amount, number }) => [plan.planReference, dueDate, amount, number].join(' ')),
    );
    const told = installments.map(({ planReference, dueDate, amount, number }) =>
      [planReference, dueDate, amount, number].join(' '),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.toSorted()).toEqual(due.toSorted());
    expect(installments.map(({ dueDate }) => dueDate)).toEqual(
      installments.map(({ dueDate }) => dueDate).toSorted(),
    );
  });

  it('is one debit, of a fixed instalment where the card is paid so, and the lists that are not out yet [HOLDER-27]', async () => {
    const { ask, cardId } = await holderOf('standard');

    const { debit, statements } = await ask('listUpcoming', { cardId });

    const { card } = await ask('readCardInfo', { cardId });
    expect(debit).toMatchObject({ amount: card.installmentAmount, isFinal: true });
    expect(debit?.date).toMatch(/-15$/);
    expect((debit?.date ?? '') >= dayAfter(0)).toBe(true);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.every(({ date }) => date.endsWith('-05') && date >= dayAfter(0))).toBe(true);
  });

  it('is nothing of a debit for cards that are debited with each purchase, and nothing of another holder’s [HOLDER-27] [S-34]', async () => {
    const { ask, call } = await holderOf('standard');
    const { cards } = await ask('listCards', {});
    const others = cards.filter(({ productType }) => productType !== 'CREDIT');

    const found = await Promise.all(others.map(({ id }) => ask('listUpcoming', { cardId: id })));
    const stranger = await holderOf('rate');
    const refused = await call('listUpcoming', { cardId: stranger.cardId });

    expect(others.length).toBe(2);
    expect(found.map(({ debit }) => debit)).toEqual([undefined, undefined]);
    expect(codeOf(refused)).toBe('NOT_FOUND');
  });
});
