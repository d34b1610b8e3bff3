import type { BankReplies } from '#schemas';
import { romeInstant } from '../../calendar.ts';
import { logSecurity } from '../../security/log.ts';
import {
  done,
  refuse,
  type Answer,
  type Call,
  type HolderCall,
  type Refusal,
  type Undertaking,
} from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { italianAmount } from '../card-service/view.ts';
import { lockCard } from '../card-service/switch-service.ts';
import { tellConfirmed } from './alerts.ts';
import { secciPdf, simulationPdf } from './documents.ts';
import { findOffer, offerView, quote, type Quote } from './offers.ts';
import { findPlan, insertPlan } from './plans.ts';
import { findBasket, findPlanCard, type Basket } from './purchases.ts';
import { handOutSecci, hasSecci, type Wish } from './secci.ts';
import texts from './texts.json' with { type: 'json' };
import { describe, planSummary, quotedSchedule } from './view.ts';

type Worked = { card: CardRow; basket: Basket; worked: Quote };

/** Works a wish out for a plan of an instant, or refuses what cannot be split or is not offered. */
async function workOut(call: HolderCall, wish: Wish, lentAt: number): Promise<Worked | Refusal> {
  const card = await findPlanCard(call, wish.cardId);
  if ('kind' in card) return card;
  const basket = await findBasket(call, card, wish.keyCams);
  if ('kind' in basket) return basket;
  const offer = findOffer(wish.installmentsNumber, basket.amount);
  if (offer === undefined) return refuse('PLAN_NOT_OFFERED', { pointer: '/installmentsNumber' });
  return { card, basket, worked: quote(offer, basket.amount, lentAt) };
}

/** Works a plan out to the cent; with getPdf the SECCI sheet is handed out, which a confirmation needs. */
export async function simulate(call: Call<'simulatePlan'>): Promise<Answer<BankReplies['simulatePlan']>> {
  const found = await workOut(call, call.body, call.now);
  if ('kind' in found) return found;
  const { worked } = found;
  const plain = {
    amount: worked.amount,
    offer: offerView(worked),
    schedule: quotedSchedule(worked),
  };
  if (!call.body.getPdf) return done(plain);
  await handOutSecci(call, call.body);
  return done({
    ...plain,
    pdf: Buffer.from(await simulationPdf(worked, call.now)).toString('base64'),
    pdfName: texts.files.simulation,
    secci: Buffer.from(await secciPdf(worked, call.now)).toString('base64'),
    secciName: texts.files.secci,
    viewDateSecci: romeInstant(call.now),
  });
}

/** Refuses a confirmation of another offer than was worked out, or of one whose SECCI sheet was not handed out. */
async function findConfirmable(call: Call<'confirmPlan'>): Promise<Worked | Refusal> {
  const { planCode, viewDateSecci } = call.body;
  // The plan is the one on the sheet, also where midnight lies between.
  const found = await workOut(call, call.body, Date.parse(viewDateSecci));
  if ('kind' in found) return found;
  if (found.worked.offer.code !== planCode) return refuse('PLAN_NOT_OFFERED', { pointer: '/planCode' });
  const isRead = await hasSecci(call, call.body, Date.parse(viewDateSecci));
  return isRead ? found : refuse('SECCI_NOT_READ', { pointer: '/viewDateSecci' });
}

/** Has the plan signed as it will be made, under its card's lock: of two confirmations the second finds the purchases taken. */
export async function confirmPlan(
  call: Call<'confirmPlan'>,
): Promise<Undertaking<BankReplies['confirmPlan']> | Refusal> {
  const { body } = call;
  const card = await findPlanCard(call, body.cardId);
  if ('kind' in card) return card;
  await lockCard(call, card);
  const found = await findConfirmable(call);
  if ('kind' in found) return found;
  const { amount, size, fee, offer } = found.worked;
  return {
    data: { ...body, keyCams: body.keyCams.toSorted(), amount },
    payload: {
      purchases: describe(found.basket.rows),
      installments: String(offer.count),
      installmentAmount: italianAmount(size),
      amount: italianAmount(amount),
      fee: italianAmount(fee),
    },
    run: () => makePlan(call, found),
  };
}

async function makePlan(
  call: Call<'confirmPlan'>,
  { card, basket, worked }: Worked,
): Promise<Answer<BankReplies['confirmPlan']>> {
  const { db, now, bank, holder } = call;
  const reference = await insertPlan(db, {
    cardId: card.id,
    operationIds: basket.rows.map(({ id }) => id),
    quote: worked,
    confirmedAt: now,
    activeAt: now + bank.policy.installments.pendingMs,
  });
  const plan = await findPlan(call, card, reference);
  if ('kind' in plan) return plan;
  await tellConfirmed(call, card, plan.installments.length);
  await logSecurity(db, call.bank.secrets, {
    event: 'plan.confirmed',
    user: holder.username,
    detail: plan.code,
    now,
  });
  return done({ plan: planSummary(plan, now), refreshCardContext: true });
}
