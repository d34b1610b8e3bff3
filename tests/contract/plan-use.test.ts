import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import type { Operation } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { talkOfPlans, type PlanHolder } from '../support/instalments.ts';
import { logIn, replyOf, withProof } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const hourMs = 3_600_000;
const limit = 800_000;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const chargeOf = ({ chargeCurrencyAmount }: Operation) => chargeCurrencyAmount?.amount ?? 0;
const isPayingOff = ({ merchant }: Operation) => merchant.merchantName.startsWith('Estinzione anticipata');

describe.each(await rulePlaces())('the limit of a card with plans on $name', (place) => {
  // Plans are followed for months: longer than a password would last.
  const bank = bankOn(place, { policy: { password: { ...defaultPolicy.password, lifetimeDays: 3650 } } });
  const { holderOf, keyCamsOf, plansOf, detailOf, wishOf } = talkOfPlans(bank, 'use');

  async function later(holder: PlanHolder, ms: number): Promise<PlanHolder> {
    bank.clock.advance(ms);
    return { ...holder, token: await logIn(bank, holder.username) };
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
    return limit - total(own.map(chargeOf)) - total(plans.map(({ residualDebt }) => residualDebt));
  }

  /** A holder whose newest purchase that can be split is of this month; chance gives most copies one. */
  async function holderWithNew(): Promise<{ holder: PlanHolder; month: readonly string[] }> {
    const holder = await holderOf();
    const month = (await monthOf(holder)).flatMap(({ transactionId }) => transactionId ?? []);
    const [newest = ''] = await keyCamsOf(holder);
    return month.includes(newest) ? { holder, month } : holderWithNew();
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

  it('is less from the confirmation on, by the purchases that were settled, and each counts once [CARD-10, CARD-27, INST-06]', async () => {
    const { holder, month } = await holderWithNew();
    const keyCams = await keyCamsOf(holder, 2);
    const settled = keyCams.filter((keyCam) => !month.includes(keyCam));
    const before = await figuresOf(holder);

    const { plan, owner, refreshCardContext, simulation } = await confirm(holder, 2);

    const { purchases } = await detailOf(owner, plan.planReference);
    const lent = total(
      purchases.filter(({ keyCam }) => settled.includes(keyCam)).map(({ amount }) => amount),
    );
    const after = await figuresOf(owner);
    expect(refreshCardContext).toBe(true);
    expect(lent).toBeGreaterThan(0);
    expect(lent).toBeLessThan(simulation.amount);
    expect(after.left).toBe(before.left - lent);
    expect(after.left).toBe(await computed(owner));
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
