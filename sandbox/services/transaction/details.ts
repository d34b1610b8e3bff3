import { done, refuse, type Answer, type Call, type Handlers } from '../../server/call.ts';
import { findCard, readPosition } from '../card-service/store.ts';
import { atSameMerchant, findOperation, readPage, type OperationRow } from './store.ts';
import { merchantView, operationView } from './view.ts';

type Details = Call<'readTransactionDetails'>;

/** How many of a merchant's other operations come with one (OPDET-08). */
const merchantPage = 3;

/** What the list does not say of one operation. */
export const detailHandlers = {
  readTransactionDetails: {
    async run(call) {
      const cards = await cardsFor(call);
      if ('kind' in cards) return cards;
      const found = await findOperation(call, cards, call.body.transactionId);
      if ('kind' in found) return found;
      const { operation, used } = found;
      const { pageLimit = merchantPage, pageNumber = 1 } = call.body;
      const part = { limit: pageLimit, offset: (pageNumber - 1) * pageLimit };
      const others = await readPage(call, atSameMerchant(operation), part);
      const showing = { card: used, charger: call.holder.fullName, now: call.now };
      return done({
        transaction: operationView(operation, showing),
        merchantTransactions: others.rows.map((row) => operationView(row, showing)),
        totalMerchantTransactionNumber: others.total,
      });
    },
  },
  readMerchantLocation: {
    async run(call): Promise<Answer<ReturnType<typeof placeOf>>> {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const found = await findOperation(call, await readPosition(call, card), call.body.transactionId);
      return 'kind' in found ? found : done(placeOf(found.operation));
    },
  },
} satisfies Partial<Handlers>;

/** The card that was used is the one asked for, unless the call names another of its position. */
async function cardsFor(call: Details) {
  const { cardId, effectiveCardId = cardId } = call.body;
  const card = await findCard(call, cardId);
  if ('kind' in card) return card;
  const used = (await readPosition(call, card)).filter(({ id }) => id === Number(effectiveCardId));
  return used.length === 0 ? refuse('NOT_FOUND', { pointer: '/effectiveCardId' }) : used;
}

function placeOf(operation: OperationRow) {
  const { merchantName: _name, merchantCode: _code, ...place } = merchantView(operation);
  return place;
}
