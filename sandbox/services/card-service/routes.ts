import type { Card } from '#schemas';
import { done, type Handlers, type HolderCall } from '../../server/call.ts';
import { drawCardArt } from './art.ts';
import { withSecurity } from '../card-security/show.ts';
import { withHolderLock } from './holder-lock.ts';
import { findCardInContext, type CardInContext } from './context.ts';
import { promoBoxes } from './promo-boxes.ts';
import { findCard, readCards } from './store.ts';
import { readUse } from './use.ts';
import { cardSummary, cardWithFigures, withSpent } from './view.ts';
import { maskPhone } from '../../security/masking.ts';

/** The holder's cards. */
export const cardServiceHandlers = {
  listCards: {
    reads: true,
    async run(call) {
      return done({ cards: (await readCards(call)).map(cardSummary) });
    },
  },
  readCardInfo: {
    reads: true,
    async run(call) {
      const found = await findCardInContext(call, call.body.cardId);
      return 'kind' in found ? found : done({ card: await figuresOf(call, found) });
    },
  },
  readCardContext: {
    reads: true,
    async run(call) {
      const found = await findCardInContext(call, call.body.cardId);
      if ('kind' in found) return found;
      const { card, contact, security, family } = found;
      const use = await readUse(call, card);
      const services = withSpent(withSecurity(card.profiling, security), card, use);
      return done({
        cardContext: {
          cardInfo: { card: cardWithFigures(card, use, contact) },
          profiling: withHolderLock(services, card),
          functions: card.functions,
          contact: maskPhone(contact),
          familyCards: family.map(cardSummary),
          boxProfiling: promoBoxes(card),
        },
      });
    },
  },
  readCardArt: {
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      return 'kind' in card ? card : done(drawCardArt(card, call.bank.policy.cardArt.drawings));
    },
  },
} satisfies Partial<Handlers>;

const figuresOf = async (call: HolderCall, { card, contact }: CardInContext): Promise<Card> =>
  cardWithFigures(card, await readUse(call, card), contact);
