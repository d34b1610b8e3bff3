import type { BankReplies } from '#schemas';
import { isoDay } from '../../documents/words.ts';
import type { Quote } from './offers.ts';
import { extinguishAmount, openFeeOf, paidOf, residualOf, typeOf, type Plan } from './plans.ts';
import { amountOf, type Installment } from './schedule.ts';
import texts from './texts.json' with { type: 'json' };

type Detail = BankReplies['readPlan'];
type Line = Detail['schedule'][number];

/** Writes a plan as lists show it. */
export function planSummary(plan: Plan, now: number): Detail['plan'] {
  const [first] = plan.installments;
  const paid = paidOf(plan, now).length;
  const type = typeOf(plan, now);
  const next = type === 'CLOSED' ? undefined : plan.installments[paid];
  return {
    planReference: plan.reference,
    planId: String(plan.id),
    keyCams: plan.purchases.map(({ id }) => String(id)),
    planCode: plan.code,
    plansType: type,
    description: describe(plan.purchases),
    amount: plan.amountCents,
    installmentsNumber: plan.installments.length,
    installmentsPaid: paid,
    installmentAmount: (first?.principalCents ?? 0) + (first?.interestCents ?? 0),
    residualDebt: residualOf(plan, now),
    ...(next === undefined ? {} : { nextDueDate: isoDay(next.dueAt) }),
    confirmedOn: isoDay(plan.confirmedAt),
    ...(plan.extinguishedCents === null ? {} : { extinguishedOn: isoDay(plan.closesAt) }),
  };
}

/** Writes a plan with all its figures. */
export function planDetail(plan: Plan, now: number): Detail {
  const schedule = withResidual(plan.amountCents, partsOf(plan, now));
  const sum = (read: (line: Line) => number) => schedule.reduce((total, line) => total + read(line), 0);
  const isActive = typeOf(plan, now) === 'ACTIVE';
  return {
    plan: planSummary(plan, now),
    tan: plan.tan,
    taeg: plan.taeg,
    fee: plan.feeCents,
    totalInterest: sum(({ interest }) => interest),
    totalAmount: sum(({ amount }) => amount),
    purchases: plan.purchases.map(({ id, merchantName, at, chargeCents }) => ({
      keyCam: String(id),
      merchantName,
      date: isoDay(at),
      amount: chargeCents,
    })),
    schedule,
    ...(isActive ? { extinguishAmount: extinguishAmount(plan, now) } : {}),
    ...(plan.extinguishedCents === null ? {} : { extinguishedAmount: plan.extinguishedCents }),
  };
}

/** Writes the schedule that a plan made now would have. */
export function quotedSchedule({ schedule, amount }: Quote): Line[] {
  return withResidual(
    amount,
    schedule.map((part) => ({ ...part, paid: false })),
  );
}

/** Lists what is paid and what is to be paid; of a plan that was paid off, that payment comes last and nothing after it. */
function partsOf(plan: Plan, now: number): Part[] {
  const paid = paidOf(plan, now).length;
  const agreed = plan.installments.map(
    ({ number, dueAt, principalCents, interestCents, feeCents }): Part => ({
      number,
      dueAt,
      principal: principalCents,
      interest: interestCents,
      fee: feeCents,
      paid: number <= paid,
    }),
  );
  return plan.extinguishedCents === null ? agreed : [...agreed.slice(0, paid), payoffOf(plan, paid)];
}

function payoffOf(plan: Plan, paid: number): Part {
  const before = plan.installments
    .slice(0, paid)
    .reduce((sum, { principalCents }) => sum + principalCents, 0);
  const principal = plan.amountCents - before;
  const fee = openFeeOf(plan, paid);
  const interest = (plan.extinguishedCents ?? 0) - principal - fee;
  return { number: paid + 1, dueAt: plan.closesAt, principal, interest, fee, paid: true };
}

type Part = Installment & { paid: boolean };

function withResidual(amount: number, parts: readonly Part[]): Line[] {
  let owed = amount;
  return parts.map(({ dueAt, ...part }) => {
    owed -= part.principal;
    return { ...part, dueDate: isoDay(dueAt), amount: amountOf(part), residualDebt: owed };
  });
}

/** Says where something was bought, as its plan is called. */
export function describe(purchases: readonly { merchantName: string }[]): string {
  const [first] = purchases;
  const name = first?.merchantName ?? '';
  const others = purchases.length - 1;
  if (others < 1) return name;
  const words = others === 1 ? texts.oneMore : texts.more;
  return words.replace('{name}', name).replace('{count}', String(others));
}
