import { and, eq } from 'drizzle-orm';
import { romeInstant } from '../../calendar.ts';
import { topUps } from '../../db/schema.ts';
import { done, refuse, type Handlers } from '../../server/call.ts';
import { findCard, isActive } from '../card-service/store.ts';
import { italianAmount } from '../card-service/view.ts';
import operators from './operators.json' with { type: 'json' };
import { dropPayee, keepPayees, readPayees, refusePayees } from './payees.ts';
import { availabilityOf, findTopUpCard, refuseTopUp, topUp } from './top-up.ts';
import { transferTo } from './transfer.ts';

/** Phone top-ups and the numbers that are kept for them. */
export const paymentServiceHandlers = {
  listTopUpOperators: {
    async run(call) {
      const card = await findTopUpCard(call, call.body.cardId);
      return 'kind' in card ? card : done({ operators });
    },
  },
  topUpPhone: {
    once: true,
    check: refuseTopUp,
    async confirm({ body }) {
      const { phoneNumber } = body.payee;
      return { data: body, payload: { phoneNumber, amount: italianAmount(body.netAmount) } };
    },
    run: topUp,
  },
  verifyPrepaidCard: {
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      if (!isActive(card, 'RICARICHE_TELEFONICHE') || card.family) return refuse('FUNCTION_NOT_AVAILABLE');
      if (card.productType !== 'PREPAID') return refuse('CARD_NOT_PREPAID', { pointer: '/cardId' });
      const availability = (await availabilityOf(call, card)) ?? 0;
      const verified = card.validity === 'VALID';
      return done({
        cardId: String(card.id),
        verified,
        availability,
        ...(verified ? { transfer: transferTo(call, card) } : {}),
      });
    },
  },
  readTopUpStatus: {
    async run({ db, query, holder, now, bank }) {
      const [row] = await db
        .select()
        .from(topUps)
        .where(and(eq(topUps.id, query['topUpId'] ?? ''), eq(topUps.userId, holder.userId)));
      if (row === undefined) return refuse('NOT_FOUND', { pointer: '/topUpId' });
      const isDone = now >= row.at + bank.policy.topUps.pendingMs;
      return done({
        topUpId: row.id,
        status: isDone ? 'DONE' : 'PENDING',
        netAmount: row.netCents,
        phoneNumber: row.phoneNumber,
        operatorCode: row.operatorCode,
        at: romeInstant(row.at),
      });
    },
  },
  keepPayees: {
    check: refusePayees,
    async confirm({ body }) {
      const numbers = body.payees.map(({ phoneNumber }) => phoneNumber).join(', ');
      return { data: body, payload: { numbers } };
    },
    run: keepPayees,
  },
  listPayees: {
    async run(call) {
      return done(await readPayees(call));
    },
  },
  deletePayee: {
    async run(call) {
      const isDropped = await dropPayee(call, call.body.payeeId);
      return isDropped ? done(await readPayees(call)) : refuse('NOT_FOUND', { pointer: '/payeeId' });
    },
  },
} satisfies Partial<Handlers>;
