import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import { bankOn } from '../support/bank-on.ts';
import { proofOf, talkOfPlans } from '../support/instalments.ts';
import { codeOf, logIn, replyOf, withProof } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const day = 86_400_000;

describe.each(await rulePlaces())('making and ending plans on $name', (place) => {
  // Plans are followed for months: longer than a password would last.
  const policy = { password: { ...defaultPolicy.password, lifetimeDays: 3650 } };
  const bank = bankOn(place, { policy });
  const { holderOf, open, keyCamsOf, plansOf, detailOf, wishOf } = talkOfPlans(bank, 'plan');

  it('are confirmed with a code that names n times the amount, pend for a day and are active then [CALL-88, INST-06, INST-10, INST-13, SCA-17, S-07]', async () => {
    const holder = await holderOf();
    const { simulation, wish } = await wishOf(holder, 6, 2);
    const before = await open(holder);

    const { answer, token } = await withProof(bank, {
      id: 'confirmPlan',
      body: wish,
      token: holder.token,
      to: holder.username,
    });

    const { plan } = replyOf(answer);
    const [sms] = await bank.console<{ text: string }[]>(
      'GET',
      `outbox?to=${encodeURIComponent(holder.username)}`,
    );
    const later = { ...holder, token };
    const after = await open(later);
    const detail = await detailOf(later, plan.planReference);
    expect(plan).toMatchObject({ plansType: 'PENDING', amount: simulation.amount, installmentsNumber: 6 });
    expect(sms?.text).toMatch(/6 rate da \d+,\d\d euro: [\d.]+,\d\d euro più \d+,\d\d di commissione/);
    expect(detail.schedule).toEqual(simulation.schedule);
    expect(detail.taeg).toBe(simulation.offer.taeg);
    expect(after.totalTransactionNumber).toBe(before.totalTransactionNumber - 2);
    expect(after.transactions.some(({ keyCam }) => wish.keyCams.includes(keyCam ?? ''))).toBe(false);
    bank.clock.advance(day + 60_000);
    const next = { ...holder, token: await logIn(bank, holder.username) };
    expect((await detailOf(next, plan.planReference)).plan.plansType).toBe('ACTIVE');
    expect((await plansOf(next, 'ACTIVE')).plans.map(({ planReference }) => planReference)).toContain(
      plan.planReference,
    );
  });

  it('are made once of twenty confirmations at the same time, all answered the same [S-43, CALL-88]', async () => {
    const holder = await holderOf();
    const { wish } = await wishOf(holder);
    const { token } = holder;
    const before = (await plansOf(holder, 'PENDING')).totalPlansNumber;
    const { token: renewed, headers } = await proofOf(bank, { id: 'confirmPlan', body: wish, holder });

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bank.call('confirmPlan', wish, { token: renewed, headers })),
    );

    const references = new Set(answers.map((answer) => replyOf(answer).plan.planReference));
    expect(references.size).toBe(1);
    expect((await plansOf({ ...holder, token: renewed }, 'PENDING')).totalPlansNumber).toBe(before + 1);
    expect(renewed).not.toBe(token);
  });

  it('are refused for a purchase that is in a plan, with its pointer', async () => {
    const holder = await holderOf();
    const { wish } = await wishOf(holder);
    const { token } = await withProof(bank, {
      id: 'confirmPlan',
      body: wish,
      token: holder.token,
      to: holder.username,
    });

    const { cardId, keyCams } = wish;
    const again = await bank.call('listNewPlans', { cardId, keyCams }, { token });

    expect(again).toMatchObject({
      status: 422,
      error: { code: 'PURCHASE_NOT_ELIGIBLE', pointer: '/keyCams/0' },
    });
  });

  it('are refused when the SECCI sheet was not handed out: at all, then, or for this plan [S-23, CALL-88]', async () => {
    const holder = await holderOf();
    const { token, cardId } = holder;
    const keyCams = await keyCamsOf(holder);
    const body = {
      cardId,
      keyCams,
      installmentsNumber: 6,
      planCode: 'R06',
      viewDateSecci: '2026-11-19T16:00:00.000+01:00',
    };
    const before = await bank.call('confirmPlan', body, { token });
    const { wish } = await wishOf(holder);

    const otherTime = await bank.call(
      'confirmPlan',
      { ...wish, viewDateSecci: '2026-11-18T16:00:00.000+01:00' },
      { token },
    );
    const otherPlan = await bank.call(
      'confirmPlan',
      { ...wish, installmentsNumber: 12, planCode: 'R12' },
      { token },
    );
    const otherCode = await bank.call('confirmPlan', { ...wish, planCode: 'R12' }, { token });

    expect([before, otherTime, otherPlan, otherCode].map(codeOf)).toEqual([
      'SECCI_NOT_READ',
      'SECCI_NOT_READ',
      'SECCI_NOT_READ',
      'PLAN_NOT_OFFERED',
    ]);
  });

  it('are paid off early for what is owed and the interest since, with a code that names it [CALL-89, INST-07, INST-10, SCA-18, S-07]', async () => {
    const holder = await holderOf();
    const [plan] = (await plansOf(holder, 'ACTIVE')).plans;
    const planReference = plan?.planReference ?? '';
    const { cardId } = holder;
    const before = await detailOf(holder, planReference);

    const body = { cardId, planReference };
    const { token, headers, challenge } = await proofOf(bank, { id: 'extinguishPlan', body, holder });
    const answers = await Promise.all(
      [1, 2, 3].map(() => bank.call('extinguishPlan', body, { token, headers })),
    );

    const [first] = answers.map(replyOf);
    const owner = { ...holder, token };
    const after = await detailOf(owner, planReference);
    expect(answers.map(replyOf)).toEqual([first, first, first]);
    expect(first?.extinguishedAmount).toBe(before.extinguishAmount);
    expect(first?.extinguishedAmount).toBeGreaterThanOrEqual(before.plan.residualDebt);
    expect(Number(challenge.servicePayload['amount']?.replaceAll(/[.,]/g, ''))).toBe(before.extinguishAmount);
    const { installmentsPaid } = before.plan;
    expect(after.plan).toMatchObject({ plansType: 'CLOSED', residualDebt: 0, installmentsPaid });
    expect(after.plan.extinguishedOn).toBe(after.schedule.at(-1)?.dueDate);
    expect(after.extinguishedAmount).toBe(before.extinguishAmount);
    expect(after.schedule.slice(0, -1)).toEqual(before.schedule.filter(({ paid }) => paid));
    expect(after.schedule.at(-1)).toMatchObject({
      amount: before.extinguishAmount,
      residualDebt: 0,
      paid: true,
    });
    expect(first?.plan).toEqual(after.plan);
    expect((await plansOf(owner, 'CLOSED')).totalPlansNumber).toBe(5);
    expect(codeOf(await bank.call('extinguishPlan', body, { token }))).toBe('PLAN_NOT_ACTIVE');
  });

  it('cannot be paid off before they are active', async () => {
    const holder = await holderOf();
    const [plan] = (await plansOf(holder, 'PENDING')).plans;

    const body = { cardId: holder.cardId, planReference: plan?.planReference ?? '' };
    const answer = await bank.call('extinguishPlan', body, { token: holder.token });

    expect(codeOf(answer)).toBe('PLAN_NOT_ACTIVE');
  });

  it('are those of the sheet, though the month ends before the code is entered [INST-05, INST-06, S-07]', async () => {
    bank.clock.advance(Date.parse('2026-11-30T23:59:30.000+01:00') - bank.clock.now());
    const holder = await holderOf();
    const { simulation, wish } = await wishOf(holder);
    bank.clock.advance(60_000);

    const { answer, token } = await withProof(bank, {
      id: 'confirmPlan',
      body: wish,
      token: holder.token,
      to: holder.username,
    });

    const detail = await detailOf({ ...holder, token }, replyOf(answer).plan.planReference);
    expect(detail.schedule[0]?.dueDate).toBe('2026-12-10');
    expect(detail.schedule).toEqual(simulation.schedule);
    expect(detail.taeg).toBe(simulation.offer.taeg);
  });

  it('move from active to closed as the months go by [INST-13]', async () => {
    const holder = await holderOf();
    const [plan] = (await plansOf(holder, 'PENDING')).plans;
    const last = (await detailOf(holder, plan?.planReference ?? '')).schedule.at(-1)?.dueDate ?? '';

    bank.clock.advance(Date.parse(last) - bank.clock.now() + day);

    const later = { ...holder, token: await logIn(bank, holder.username) };
    const detail = await detailOf(later, plan?.planReference ?? '');
    expect(detail.plan).toMatchObject({
      plansType: 'CLOSED',
      residualDebt: 0,
      installmentsPaid: detail.schedule.length,
    });
  });
});
