import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import type { Operation } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { talkOfPlans, type PlanHolder } from '../support/instalments.ts';
import { codeOf, logIn, replyOf, withProof } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const hourMs = 3_600_000;
const limit = 800_000;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const chargeOf = ({ chargeCurrencyAmount }: Operation) => chargeCurrencyAmount?.amount ?? 0;
const isPayingOff = ({ merchant }: Operation) => merchant.merchantName.startsWith('Estinzione anticipata');

describe.each(await rulePlaces())('the limit of a card with plans on $name', (place) => {
  // Plans are followed for months: longer than a password would last.
  const bank = bankOn(place, { policy: { password: { ...defaultPolicy.password, lifetimeDays: 3650 } } });
  const { holderOf, open, keyCamsOf, plansOf, detailOf, wishOf } = talkOfPlans(bank, 'use');

  async function later(holder: PlanHolder, ms: number): Promise<PlanHolder> {
    bank.clock.advance(ms);
    return { ...holder, token: await logIn(bank, holder.username) };
  }

  /** Goes on to a day of the next month. */
  function nextMonth(holder: PlanHolder, day: number): Promise<PlanHolder> {
    const now = bank.clock.now();
    const then = new Date(now);
    return later(holder, Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, day, 12) - now);
  }

  async function figuresOf({ cardId, token }: PlanHolder) {
    const { card } = replyOf(await bank.call('readCardInfo', { cardId }, { token }));
    const { spent = 0, spentPosition = 0, calculatedAvailability: left = 0 } = card;
    return { spent, spentPosition, left };
  }

  async function monthOf({ cardId, token }: PlanHolder): Promise<Operation[]> {
    const month = new Date(bank.clock.now()).toISOString().slice(0, 7);
    const body = { cardId, pageLimit: 100, pageNumber: 1 };
    const { transactions } = replyOf(await bank.call('listTransactions', body, { token }));
    return transactions.filter(({ transactionDate }) => transactionDate.startsWith(month));
  }

  /** Works out from lists and plans alone what the card has left. */
  async function computed(holder: PlanHolder): Promise<number> {
    const types = ['ACTIVE', 'PENDING', 'CLOSED'] as const;
    const found = await Promise.all(types.map((type) => plansOf(holder, type)));
    const plans = found.flatMap((page) => page.plans);
    const details = await Promise.all(plans.map(({ planReference }) => detailOf(holder, planReference)));
    const planned = new Set(details.flatMap(({ purchases }) => purchases.map(({ keyCam }) => keyCam)));
    const own = (await monthOf(holder)).filter(
      (one) => !planned.has(one.transactionId ?? '') && !isPayingOff(one),
    );
    const month = new Set((await monthOf(holder)).map(({ transactionId }) => transactionId));
    const waiting = (await open(holder)).transactions.filter(
      ({ transactionId }) => !month.has(transactionId),
    );
    const taken = total([...own, ...waiting].map(chargeOf));
    return limit - taken - total(plans.map(({ residualDebt }) => residualDebt));
  }

  async function confirm(holder: PlanHolder, count = 1) {
    const { wish, simulation } = await wishOf(holder, 6, count);
    const { token, username: to } = holder;
    const proven = await withProof(bank, { id: 'confirmPlan', body: wish, token, to });
    const { plan, refreshCardContext } = replyOf(proven.answer);
    return { plan, refreshCardContext, simulation, owner: { ...holder, token: proven.token } };
  }

  it('is used by what is owed on them, the month’s other spending and nothing else [CARD-10, INST-03, S-42]', async () => {
    const holder = await holderOf();

    const { spent, spentPosition, left } = await figuresOf(holder);

    expect(left).toBe(await computed(holder));
    expect(left).toBeLessThan(limit - total((await monthOf(holder)).map(chargeOf)));
    expect([spent, spentPosition]).toEqual([limit - left, limit - left]);
  });

  it('is as much after a plan as before: what was bought counts once, on the card or on the plan [CARD-10, CARD-27, INST-06]', async () => {
    const holder = await holderOf();
    const before = await figuresOf(holder);

    const { owner, refreshCardContext, simulation } = await confirm(holder, 2);

    const after = await figuresOf(owner);
    expect(refreshCardContext).toBe(true);
    expect(simulation.amount).toBeGreaterThanOrEqual(2 * 25_000);
    expect(after).toEqual(before);
    expect(after.left).toBe(await computed(owner));
  });

  it('is not asked for again by what a plan has: the purchase names its plan in place of itself [INST-06]', async () => {
    const { owner, plan } = await confirm(await holderOf());
    const { cardId, token } = owner;
    const [bought] = plan.keyCams ?? [];

    const body = { cardId, pageLimit: 100, pageNumber: 1 };
    const { transactions } = replyOf(await bank.call('listTransactions', body, { token }));
    const [listed] = transactions.filter(({ transactionId }) => transactionId === bought);
    const wish = { cardId, transactionId: bought ?? '' };
    const detail = replyOf(await bank.call('readTransactionDetails', wish, { token }));

    for (const operation of [listed, detail.transaction]) {
      expect(operation).toMatchObject({ planReference: plan.planReference });
      expect(operation).not.toHaveProperty('keyCam');
    }
  });

  it('is as much after a plan of what was bought last month, which takes up the limit until the month is debited [CARD-10, INST-06]', async () => {
    const holder = await nextMonth(await holderOf(), 12);
    const { transactions } = await open(holder);
    const before = await figuresOf(holder);

    const { owner, simulation } = await confirm(holder, 2);

    const after = await figuresOf(owner);
    const debited = await figuresOf(await later(owner, 4 * 24 * hourMs));
    expect(transactions.length).toBeGreaterThan(2);
    expect(after).toEqual(before);
    expect(debited.left).toBe(before.left + total(transactions.map(chargeOf)) - simulation.amount);
  });

  it('splits nothing that was debited: from the 15th on last month’s purchases are paid [INST-11, INST-17]', async () => {
    const bought = await holderOf();
    const wish = { cardId: bought.cardId, keyCams: await keyCamsOf(bought), installmentsNumber: 6 };

    const holder = await nextMonth(bought, 15);

    const refused = await bank.call('simulatePlan', { ...wish, getPdf: false }, { token: holder.token });
    expect(wish.keyCams).toHaveLength(1);
    expect(await keyCamsOf(holder, 100)).toEqual([]);
    expect(codeOf(refused)).toBe('PURCHASE_NOT_ELIGIBLE');
  });

  it('comes back with every instalment on the day it is due [CARD-10, INST-12]', async () => {
    const holder = await holderOf();
    const left = [];

    for (let month = 0; month < 3; month += 1) {
      const owner = await later(holder, 30 * 24 * hourMs);
      const { left: shown } = await figuresOf(owner);
      expect(shown).toBe(await computed(owner));
      left.push(shown);
    }

    expect(left).toEqual(left.toSorted((one, other) => one - other));
    expect(new Set(left).size).toBe(3);
  });

  it('comes back when a plan is paid off, which is an operation that no plan can split and that does not use it [CALL-89, INST-07, CARD-10, S-42]', async () => {
    const holder = await holderOf();
    const { cardId } = holder;
    const [plan] = (await plansOf(holder, 'ACTIVE')).plans.toSorted(
      (one, other) => other.residualDebt - one.residualDebt,
    );
    const { residualDebt = 0, planReference = '' } = plan ?? {};
    const before = await figuresOf(holder);
    const body = { cardId, planReference };

    const { answer, token } = await withProof(bank, {
      id: 'extinguishPlan',
      body,
      token: holder.token,
      to: holder.username,
    });

    const { extinguishedAmount } = replyOf(answer);
    const [paid, ...others] = (await monthOf({ ...holder, token })).filter(isPayingOff);
    const after = await figuresOf({ ...holder, token });
    const owner = await later(holder, 48 * hourMs);
    const booked = (await monthOf(owner)).find(isPayingOff);
    const openTo = await keyCamsOf(owner, 100);
    const own = (await monthOf(owner)).filter(({ transactionStatus }) => transactionStatus === 'R');
    const { transactionsSummary } = replyOf(
      await bank.call('readYearlySummary', { cardId }, { token: owner.token }),
    );
    expect(extinguishedAmount).toBeGreaterThanOrEqual(25_000);
    expect(others).toEqual([]);
    expect(paid).toMatchObject({
      transactionStatus: 'P',
      chargeCurrencyAmount: { amount: extinguishedAmount },
    });
    expect(after.left).toBe(before.left + residualDebt);
    expect(booked).toMatchObject({
      transactionStatus: 'R',
      chargeCurrencyAmount: paid?.chargeCurrencyAmount,
    });
    expect(booked?.keyCam).toBeUndefined();
    expect(openTo).not.toContain(booked?.transactionId);
    expect(transactionsSummary[0]?.totalAmount?.value).toBe(total(own.map(chargeOf)));
  });
});
