import { describe, expect, it } from 'vitest';
import type { BankReplies, OperationId } from '#schemas';
import { readContract } from '#schemas/provider';
import { isoDay } from '../../documents/words.ts';
import { findOffer, offers, offerView, quote, type Quote } from './offers.ts';
import { amountOf, dailyInterest } from './schedule.ts';
import { daysBetween } from './time-lent.ts';

const contract = readContract();
const romeNoon = (day: string) => Date.parse(`${day}T11:00:00.000Z`);

function replyOf<Id extends OperationId>(id: Id): BankReplies[Id] {
  const [reply] = contract.operations.get(id)?.examples.reply ?? [];
  // A test of the contract holds its examples to their schemas.
  return reply as BankReplies[Id];
}

const detail = replyOf('readPlan');
const confirmed = replyOf('confirmPlan').plan;
/** The day on which all the examples are answered. */
const today = romeNoon(confirmed.confirmedOn);

type Terms = { amount: number; installmentsNumber: number; confirmedOn: string };

function quoted({ amount, installmentsNumber, confirmedOn }: Terms): Quote {
  const offer = findOffer(installmentsNumber, amount);
  if (offer === undefined) throw new Error(`nothing is offered of ${amount} in ${installmentsNumber}`);
  return quote(offer, amount, romeNoon(confirmedOn));
}

function linesOf({ schedule, amount }: Quote, now: number) {
  let owed = amount;
  return schedule.map(({ dueAt, ...part }) => {
    owed -= part.principal;
    return {
      ...part,
      paid: dueAt <= now,
      dueDate: isoDay(dueAt),
      amount: amountOf(part),
      residualDebt: owed,
    };
  });
}

describe('the contract’s examples of instalment plans', () => {
  it.each([...replyOf('listPlans').plans, detail.plan, confirmed])(
    'list plan $planId as it stands on the day of the examples',
    (plan) => {
      const terms = quoted(plan);
      const lines = linesOf(terms, today);
      const paid = lines.filter((line) => line.paid);

      expect(plan).toMatchObject({
        planCode: terms.offer.code,
        installmentAmount: terms.size,
        installmentsPaid: paid.length,
        residualDebt: paid.at(-1)?.residualDebt ?? plan.amount,
        nextDueDate: lines[paid.length]?.dueDate,
      });
    },
  );

  it('count the first interest by days, and what paying off takes', () => {
    const terms = quoted(detail.plan);
    const { taeg, fee, totalInterest, totalAmount } = offerView(terms);
    const { residualDebt, installmentsPaid } = detail.plan;
    const lastPaid = terms.schedule[installmentsPaid - 1]?.dueAt ?? NaN;
    const days = daysBetween(lastPaid, today);

    expect(detail).toMatchObject({ taeg, fee, totalInterest, totalAmount });
    expect(detail.schedule).toEqual(linesOf(terms, today));
    expect(detail.extinguishAmount).toBe(residualDebt + dailyInterest(residualDebt, detail.tan, days));
  });

  it('pay the plan off that they read, by one payment that is no instalment', () => {
    const { nextDueDate: _next, ...plan } = detail.plan;

    expect(replyOf('extinguishPlan')).toMatchObject({
      plan: { ...plan, plansType: 'CLOSED', residualDebt: 0, extinguishedOn: isoDay(today) },
      extinguishedAmount: detail.extinguishAmount,
    });
  });

  it('offer and simulate what a plan made that day would be', () => {
    const { amount, plans } = replyOf('listNewPlans');
    const simulation = replyOf('simulatePlan');
    const terms = quoted({
      ...simulation.offer,
      amount: simulation.amount,
      confirmedOn: confirmed.confirmedOn,
    });

    expect(plans).toEqual(
      offers.filter(({ from }) => amount >= from).map((offer) => offerView(quote(offer, amount, today))),
    );
    expect(simulation.offer).toEqual(offerView(terms));
    expect(simulation.schedule).toEqual(linesOf(terms, 0));
  });
});
