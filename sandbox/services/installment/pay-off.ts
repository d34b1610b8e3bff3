import type { BankReplies } from '#schemas';
import { logSecurity } from '../../security/log.ts';
import { done, refuse, type Answer, type Call, type Refusal, type Undertaking } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { lockCard } from '../card-service/switch-service.ts';
import { italianAmount } from '../card-service/view.ts';
import { tellOperation } from '../sms-alert/store.ts';
import { closePlan, extinguishAmount, findPlan, typeOf, type Plan } from './plans.ts';
import { findPlanCard } from './purchases.ts';
import { planSummary } from './view.ts';

/** A plan as calls name it. */
export type Named = { cardId: string; planReference: string };

/** Has the amount signed that pays an active plan off, read under its card's lock. */
export async function payOff(
  call: Call<'extinguishPlan'>,
): Promise<Undertaking<BankReplies['extinguishPlan']> | Refusal> {
  const { body, now } = call;
  const card = await findPlanCard(call, body.cardId);
  if ('kind' in card) return card;
  const locked = await lockCard(call, card);
  const plan = await findPlan(call, locked, body.planReference);
  if ('kind' in plan) return plan;
  if (typeOf(plan, now) !== 'ACTIVE') return refuse('PLAN_NOT_ACTIVE');
  const amount = extinguishAmount(plan, now);
  return {
    data: { ...body, amount },
    payload: { amount: italianAmount(amount) },
    run: () => close(call, locked, plan),
  };
}

/** Pays a plan off: it closes, what it took is an operation of the card, and the limit is free of it. */
async function close(
  call: Call<'extinguishPlan'>,
  card: CardRow,
  plan: Plan,
): Promise<Answer<BankReplies['extinguishPlan']>> {
  const { db, now, holder, bank } = call;
  const operation = await closePlan(db, plan, now);
  await tellOperation(call, card, operation);
  await logSecurity(db, bank.secrets, {
    event: 'plan.extinguished',
    user: holder.username,
    detail: plan.code,
    now,
  });
  const extinguishedCents = operation.chargeCents;
  return done({
    plan: planSummary({ ...plan, closesAt: now, extinguishedCents }, now),
    extinguishedAmount: extinguishedCents,
    refreshCardContext: true,
  });
}
