import type { BankReplies } from '#schemas';
import { logSecurity } from '../../security/log.ts';
import { done, refuse, type Answer, type Call, type HolderCall, type Refusal } from '../../server/call.ts';
import { lockCard } from '../card-service/switch-service.ts';
import { tellOperation } from '../sms-alert/store.ts';
import { closePlan, findPlan, typeOf, type Plan } from './plans.ts';
import { findPlanCard } from './purchases.ts';
import { planSummary } from './view.ts';

/** A plan as calls name it. */
export type Named = { cardId: string; planReference: string };

/** Finds a plan that can be paid off: one that is active. */
export async function findActivePlan(call: HolderCall, named: Named): Promise<Plan | Refusal> {
  const card = await findPlanCard(call, named.cardId);
  if ('kind' in card) return card;
  const plan = await findPlan(call, card, named.planReference);
  if ('kind' in plan) return plan;
  return typeOf(plan, call.now) === 'ACTIVE' ? plan : refuse('PLAN_NOT_ACTIVE');
}

/** Pays a plan off: it closes, what it took is an operation of the card, and the limit is free of it. */
export async function payOff(call: Call<'extinguishPlan'>): Promise<Answer<BankReplies['extinguishPlan']>> {
  const plan = await findActivePlan(call, call.body);
  if ('kind' in plan) return plan;
  const { db, now, holder, bank } = call;
  const card = await lockCard(call, { id: plan.cardId });
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
