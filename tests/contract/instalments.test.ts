import { describe, expect, it } from 'vitest';
import { bankOn } from '../support/bank-on.ts';
import { talkOfPlans } from '../support/instalments.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';
import { pdfText } from '../support/pdf-text.ts';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe.each(await rulePlaces())('instalment plans on $name', (place) => {
  const bank = bankOn(place);
  const { holderOf, open, keyCamsOf, plansOf, detailOf, wishOf } = talkOfPlans(bank, 'inst');

  it('are listed by type in pages, newest first, each once [CALL-84, INST-02, INST-13, INST-14, INST-15, INST-16]', async () => {
    const holder = await holderOf();

    const first = await plansOf(holder, 'ACTIVE', { pageLimit: 3, pageNumber: 1 });
    const second = await plansOf(holder, 'ACTIVE', { pageLimit: 3, pageNumber: 2 });
    const closed = await plansOf(holder, 'CLOSED');
    const pending = await plansOf(holder, 'PENDING', { pageLimit: 1, pageNumber: 1 });

    const references = [...first.plans, ...second.plans].map(({ planReference }) => planReference);
    const days = [...first.plans, ...second.plans].map(({ confirmedOn }) => confirmedOn);
    expect([first.totalPlansNumber, closed.totalPlansNumber, pending.totalPlansNumber]).toEqual([4, 4, 2]);
    expect(first.plans).toHaveLength(3);
    expect(new Set(references).size).toBe(4);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(pending.plans).toHaveLength(1);
    expect(
      closed.plans.every(({ plansType, residualDebt }) => plansType === 'CLOSED' && residualDebt === 0),
    ).toBe(true);
  });

  it.each(['famiglia', 'bloccata', 'molti', 'fedele-no'])(
    'are offered on the cards of %s for what they can pay: each purchase listed has a name to split it by [INST-11, INST-17]',
    async (persona) => {
      const { token, cardIds } = await holderOf(persona);

      for (const cardId of cardIds) {
        const { transactions, totalTransactionNumber } = await open({ cardId, token });
        expect(transactions.filter(({ keyCam }) => keyCam === undefined)).toEqual([]);
        expect(transactions).toHaveLength(Math.min(totalTransactionNumber, 100));
      }
    },
  );

  it('add up to the cent in their detail [CALL-85, INST-03, INST-12, S-42]', async () => {
    const holder = await holderOf();
    for (const { planReference } of (await plansOf(holder, 'ACTIVE')).plans) {
      const { plan, schedule, purchases, totalAmount, totalInterest, fee } = await detailOf(
        holder,
        planReference,
      );

      const paid = schedule.filter((line) => line.paid);
      expect(total(schedule.map(({ principal }) => principal))).toBe(plan.amount);
      expect(total(purchases.map(({ amount }) => amount))).toBe(plan.amount);
      expect(total(schedule.map(({ amount }) => amount))).toBe(totalAmount);
      expect(totalAmount).toBe(plan.amount + totalInterest + fee);
      expect(schedule.at(-1)?.residualDebt).toBe(0);
      expect(plan.installmentsPaid).toBe(paid.length);
      expect(plan.residualDebt).toBe(plan.amount - total(paid.map(({ principal }) => principal)));
      expect(plan.nextDueDate).toBe(schedule[paid.length]?.dueDate);
      expect(schedule.every((line) => line.amount === line.principal + line.interest + line.fee)).toBe(true);
    }
  });

  it('leave nothing open once they are closed [CALL-85, INST-03]', async () => {
    const holder = await holderOf();
    const { plans } = await plansOf(holder, 'CLOSED');

    const details = await Promise.all(plans.map(({ planReference }) => detailOf(holder, planReference)));

    for (const { plan, schedule, totalAmount, totalInterest, fee, extinguishedAmount: payoff } of details) {
      expect(schedule.filter(({ paid }) => !paid)).toEqual([]);
      expect(plan.installmentsPaid).toBe(schedule.length - (payoff === undefined ? 0 : 1));
      expect(total(schedule.map(({ principal }) => principal))).toBe(plan.amount);
      expect(total(schedule.map(({ amount }) => amount))).toBe(totalAmount);
      expect(totalAmount).toBe(plan.amount + totalInterest + fee);
      expect(schedule.at(-1)?.residualDebt).toBe(0);
    }
  });

  it('end, where they were paid off early, with the payment that did so, which is no instalment [CALL-85, INST-03, INST-07]', async () => {
    const holder = await holderOf();
    const { plans } = await plansOf(holder, 'CLOSED');

    const early = plans.filter(({ extinguishedOn }) => extinguishedOn !== undefined);

    expect(early).toHaveLength(1);
    for (const { planReference, extinguishedOn } of early) {
      const { plan, schedule, extinguishedAmount } = await detailOf(holder, planReference);
      expect(schedule.at(-1)).toMatchObject({ amount: extinguishedAmount, dueDate: extinguishedOn });
      expect(plan.installmentsPaid).toBe(schedule.length - 1);
      expect(schedule.length).toBeLessThan(plan.installmentsNumber);
    }
  });

  it('are found by their own number and purchases only [CALL-85]', async () => {
    const holder = await holderOf();
    const { cardId, token } = holder;
    const [plan, other] = (await plansOf(holder, 'ACTIVE')).plans;
    const { purchases } = await detailOf(holder, plan?.planReference ?? '');
    const own = { cardId, planReference: plan?.planReference ?? '' };
    const keyCams = purchases.map(({ keyCam }) => keyCam);

    const right = await bank.call('readPlan', { ...own, planId: plan?.planId ?? '', keyCams }, { token });
    const wrongId = await bank.call('readPlan', { ...own, planId: other?.planId ?? '' }, { token });
    const wrongPurchase = await bank.call('readPlan', { ...own, keyCams: ['12345678'] }, { token });

    expect(codeOf(right)).toBe('OK');
    expect(wrongId).toMatchObject({ status: 404, error: { pointer: '/planId' } });
    expect(wrongPurchase).toMatchObject({ status: 404, error: { pointer: '/keyCams' } });
  });

  it('are offered by amount, longer ones for more [CALL-86, INST-04]', async () => {
    const holder = await holderOf();
    const keyCams = await keyCamsOf(holder, 3);
    const { cardId, token } = holder;

    const one = replyOf(await bank.call('listNewPlans', { cardId, keyCams: keyCams.slice(0, 1) }, { token }));
    const three = replyOf(await bank.call('listNewPlans', { cardId, keyCams }, { token }));

    expect(one.plans.map(({ installmentsNumber }) => installmentsNumber).slice(0, 3)).toEqual([3, 6, 12]);
    expect(three.amount).toBeGreaterThan(one.amount);
    expect(three.plans.length).toBeGreaterThan(3);
    for (const { tan, taeg, fee, totalAmount, totalInterest } of three.plans) {
      expect(taeg).toBeGreaterThan(tan);
      expect(totalAmount).toBe(three.amount + totalInterest + fee);
    }
  });

  it('are simulated to the cent, with the sheets as PDF when they are wished [CALL-87, INST-05]', async () => {
    const holder = await holderOf();
    const { simulation, wish } = await wishOf(holder, 12);
    const { planCode: _, viewDateSecci: __, ...plain } = wish;

    const bare = replyOf(
      await bank.call('simulatePlan', { ...plain, getPdf: false }, { token: holder.token }),
    );

    const { amount, offer, schedule, pdf = '', secci = '', viewDateSecci } = simulation;
    const sheet = (await pdfText(Buffer.from(secci, 'base64'))).join('\n');
    const table = (await pdfText(Buffer.from(pdf, 'base64'))).join('\n');
    expect(total(schedule.map(({ principal }) => principal))).toBe(amount);
    expect(total(schedule.map((line) => line.amount))).toBe(offer.totalAmount);
    expect(schedule).toHaveLength(12);
    expect(schedule[0]?.dueDate).toBe('2026-12-10');
    expect(sheet).toContain('Informazioni europee di base sul credito ai consumatori');
    expect(sheet).toContain('11,90%');
    // 21 days from 19 November to 10 December, of a year of 365.
    expect(schedule[0]?.interest).toBe(Math.round((amount * 0.119 * 21) / 365));
    expect(sheet.replaceAll(/\s+/g, ' ')).toContain('Fino alla prima scadenza sui giorni effettivi');
    expect(sheet).toContain(`${Math.trunc(offer.taeg / 100)},${String(offer.taeg % 100).padStart(2, '0')}%`);
    expect(table).toContain('10.11.2027');
    expect(Date.parse(viewDateSecci ?? '')).toBe(bank.clock.now());
    expect(bare).toEqual({ amount, offer, schedule });
  });

  it('have a document as PDF with every instalment [CALL-90, INST-08]', async () => {
    const holder = await holderOf();
    const [plan] = (await plansOf(holder, 'ACTIVE')).plans;
    const query = { cardId: holder.cardId, planReference: plan?.planReference ?? '' };

    const file = replyOf(await bank.call('readPlanDocument', undefined, { token: holder.token, query }));

    const { schedule } = await detailOf(holder, query.planReference);
    const text = (await pdfText(file)).join('\n');
    expect(text).toContain(query.planReference);
    for (const { dueDate } of schedule) expect(text).toContain(dueDate.split('-').toReversed().join('.'));
  });

  it('are told of while purchases can be split, of this card [CALL-91]', async () => {
    const holder = await holderOf();
    const { cardIds, token } = await holderOf('famiglia');
    const { totalTransactionNumber } = await open(holder);

    const told = replyOf(
      await bank.call('readInstallmentTtl', { cardId: holder.cardId }, { token: holder.token }),
    );
    const untold = replyOf(await bank.call('readInstallmentTtl', { cardId: cardIds[0] ?? '' }, { token }));

    expect(told).toEqual({
      ttl: 3600,
      validUntil: expect.any(String),
      eligible: totalTransactionNumber,
      triggerTimeline: { id: 'INSTALLMENT_OFFER' },
      TTLCardId: holder.cardId,
    });
    expect(Date.parse(String(told.validUntil)) - bank.clock.now()).toBe(3_600_000);
    expect(untold).toEqual({ ttl: 3600, validUntil: told.validUntil, eligible: 0 });
  });

  it('take purchases from a place on, one more than the start element [CALL-92, INST-11, INST-17]', async () => {
    const holder = await holderOf();
    const all = await open(holder);

    const counted = await open(holder, { pageLimit: 1, pageNumber: 1 });
    const fromThird = await open(holder, { pageLimit: 3, pageNumber: 3 });

    expect(counted.transactions).toEqual(all.transactions.slice(0, 1));
    expect(counted.totalTransactionNumber).toBe(all.transactions.length);
    expect(fromThird.transactions).toEqual(all.transactions.slice(2, 5));
    expect(all.transactions.every(({ transactionStatus }) => transactionStatus === 'R')).toBe(true);
  });

  it('have an SMS before each instalment that is switched on and off [CALL-82, CALL-83]', async () => {
    const { cardId, token } = await holderOf();
    const query = { cardId };
    const before = replyOf(await bank.call('readInstallmentAlert', undefined, { token, query }));

    const on = replyOf(
      await bank.call('changeInstallmentAlert', { cardId, newSubscriptionStatus: 'ACTIVE' }, { token }),
    );
    const after = replyOf(await bank.call('readInstallmentAlert', undefined, { token, query }));
    const strange = await bank.call('readInstallmentAlert', undefined, {
      token,
      query: { ...query, x: '1' },
    });

    expect([before, on, after].map(({ subscriptionStatus }) => subscriptionStatus)).toEqual([
      'INACTIVE',
      'ACTIVE',
      'ACTIVE',
    ]);
    expect(strange).toMatchObject({ status: 400, error: { pointer: '/x' } });
  });

  it('tell of the SMS once, however often it is switched to what it is [S-75]', async () => {
    const { cardId, token, username } = await holderOf();
    const notices = async () => {
      const path = `outbox?to=${encodeURIComponent(username)}&kind=email`;
      return (await bank.console<unknown[]>('GET', path)).length;
    };
    const switchOn = () =>
      bank.call('changeInstallmentAlert', { cardId, newSubscriptionStatus: 'ACTIVE' }, { token });
    const before = await notices();

    replyOf(await switchOn());
    const first = await notices();
    replyOf(await switchOn());

    expect(first).toBe(before + 1);
    expect(await notices()).toBe(first);
  });

  it('and loans of other holders are as good as none; so are those of cards without them [S-34, S-35, S-36]', async () => {
    const holder = await holderOf();
    const stranger = await holderOf('famiglia');
    const { token } = stranger;
    const [plan] = (await plansOf(holder, 'ACTIVE')).plans;
    const planReference = plan?.planReference ?? '';
    const own = stranger.cardIds[0] ?? '';
    const family = stranger.cardIds[1] ?? '';

    const answers = await Promise.all([
      bank.call('readPlan', { cardId: holder.cardId, planReference }, { token }),
      bank.call('readPlan', { cardId: own, planReference }, { token }),
      bank.call('extinguishPlan', { cardId: own, planReference }, { token }),
      bank.call('listNewPlans', { cardId: own, keyCams: await keyCamsOf(holder) }, { token }),
      bank.call('readPlanDocument', undefined, { token, query: { cardId: own, planReference } }),
      bank.call('readFinancingStatus', { cardId: holder.cardId }, { token }),
      bank.call('listPlans', { cardId: family, plansType: 'ACTIVE', pageLimit: 3, pageNumber: 1 }, { token }),
      bank.call('readFinancingStatus', { cardId: family }, { token }),
    ]);

    expect(answers.map(codeOf)).toEqual([
      ...Array.from({ length: 6 }, () => 'NOT_FOUND'),
      'FUNCTION_NOT_AVAILABLE',
      'FUNCTION_NOT_AVAILABLE',
    ]);
  });

  it('stand beside loans, whose debt is what the instalments to come pay back [CALL-55, INST-18]', async () => {
    const { cardId, token } = await holderOf();

    const { financings } = replyOf(await bank.call('readFinancingStatus', { cardId }, { token }));

    const [first, second] = financings;
    expect(financings.map(({ state }) => state).toSorted()).toEqual(['ACTIVE', 'CLOSED']);
    expect(first).toMatchObject({
      product: 'Prestito Personale',
      amountGranted: 650_000,
      tan: 890,
      installmentsTotal: 36,
    });
    expect(first?.residualDebt).toBeLessThan(650_000);
    expect(first?.taeg).toBeGreaterThan(890);
    expect(first?.nextDueDate).toMatch(/-10$/);
    expect(second).toMatchObject({ residualDebt: 0, installmentsPaid: 24 });
    expect(second?.nextDueDate).toBeUndefined();
  });
});
