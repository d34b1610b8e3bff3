import {
  done,
  doneBefore,
  doneFile,
  refuse,
  type Answer,
  type Handlers,
  type HolderCall,
} from '../../server/call.ts';
import { romeInstant } from '../../calendar.ts';
import type { CardRow } from '../card-service/store.ts';
import { hasAlert, switchAlert } from './alerts.ts';
import { planPdf } from './documents.ts';
import { confirmPlan, simulate } from './new-plan.ts';
import { offers, offerView, quote } from './offers.ts';
import { payOff, type Named } from './pay-off.ts';
import { findPlan, readPlans, type Plan } from './plans.ts';
import { countOpenPurchases, findBasket, findPlanCard } from './purchases.ts';
import texts from './texts.json' with { type: 'json' };
import { describe, planDetail, planSummary } from './view.ts';

const ttlSeconds = 3600;

/** Instalment plans: what there is, what there could be, making one, paying it off. */
export const installmentHandlers = {
  readInstallmentAlert: {
    run: (call) =>
      withCard(call, call.query['cardId'] ?? '', async (card) =>
        done(alertView(card, await hasAlert(call, card))),
      ),
  },
  changeInstallmentAlert: {
    run: (call) =>
      withCard(call, call.body.cardId, async (card) => {
        const active = call.body.newSubscriptionStatus === 'ACTIVE';
        if ((await hasAlert(call, card)) === active) return doneBefore(alertView(card, active));
        await switchAlert(call, card, active);
        return done(alertView(card, active));
      }),
  },
  listPlans: {
    run: (call) =>
      withCard(call, call.body.cardId, async (card) => {
        const { found, total } = await readPlans(call, card, call.body);
        const plans = found.map((plan) => planSummary(plan, call.now));
        return done({ plans, totalPlansNumber: total });
      }),
  },
  readPlan: {
    run: (call) =>
      withPlan(call, call.body, async (plan) => {
        const { planId, keyCams } = call.body;
        if (planId !== undefined && planId !== String(plan.id))
          return refuse('NOT_FOUND', { pointer: '/planId' });
        const isStrange = keyCams?.some((keyCam) => !plan.purchases.some(({ id }) => String(id) === keyCam));
        if (isStrange === true) return refuse('NOT_FOUND', { pointer: '/keyCams' });
        return done(planDetail(plan, call.now));
      }),
  },
  listNewPlans: {
    run: (call) =>
      withCard(call, call.body.cardId, async (card) => {
        const basket = await findBasket(call, card, call.body.keyCams);
        if ('kind' in basket) return basket;
        const { amount, rows } = basket;
        const offered = offers.filter(({ from }) => amount >= from);
        const plans = offered.map((offer) => offerView(quote(offer, amount, call.now)));
        return done({ description: describe(rows), amount, plans });
      }),
  },
  simulatePlan: { run: simulate },
  confirmPlan: { once: true, confirm: confirmPlan },
  extinguishPlan: { once: true, confirm: payOff },
  readPlanDocument: {
    run: (call) => {
      const { cardId = '', planReference = '' } = call.query;
      return withPlan(call, { cardId, planReference }, async (plan) =>
        doneFile(await planPdf(plan, call.now), { media: 'application/pdf', name: texts.files.plan }),
      );
    },
  },
  readInstallmentTtl: {
    run: (call) =>
      withCard(call, call.body.cardId, async (card) => {
        const eligible = await countOpenPurchases(call, card);
        const told = { triggerTimeline: { id: 'INSTALLMENT_OFFER' }, TTLCardId: String(card.id) };
        const validUntil = romeInstant(call.now + ttlSeconds * 1000);
        return done({ ttl: ttlSeconds, validUntil, eligible, ...(eligible === 0 ? {} : told) });
      }),
  },
} satisfies Partial<Handlers>;

async function withCard<Reply>(
  call: HolderCall,
  cardId: string,
  run: (card: CardRow) => Promise<Answer<Reply>>,
): Promise<Answer<Reply>> {
  const card = await findPlanCard(call, cardId);
  return 'kind' in card ? card : run(card);
}

const withPlan = <Reply>(
  call: HolderCall,
  { cardId, planReference }: Named,
  run: (plan: Plan) => Promise<Answer<Reply>>,
): Promise<Answer<Reply>> =>
  withCard(call, cardId, async (card) => {
    const plan = await findPlan(call, card, planReference);
    return 'kind' in plan ? plan : run(plan);
  });

function alertView(card: CardRow, active: boolean) {
  return {
    cardId: String(card.id),
    subscriptionStatus: active ? ('ACTIVE' as const) : ('INACTIVE' as const),
  };
}
