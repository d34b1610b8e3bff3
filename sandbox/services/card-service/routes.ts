import { done, type Answer, type Call, type Handlers } from '../../server/call.ts';
import { drawCardArt } from './art.ts';
import { withSecurity } from '../card-security/show.ts';
import { readSecurity } from '../card-security/store.ts';
import { findCard, readCards, readContact, readUse, type CardRow } from './store.ts';
import { cardSummary, cardWithFigures } from './view.ts';
import { maskPhone } from '../../security/masking.ts';

type CardCall = Call<'readCardInfo' | 'readCardContext' | 'readCardArt'>;

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
    run: (call) => withCard(call, async (card) => ({ card: await readFigures(call, card) })),
  },
  readCardContext: {
    reads: true,
    run: (call) =>
      withCard(call, async (card) => {
        const family = (await readCards(call)).filter((other) => other.mainCardId === card.id);
        return {
          cardContext: {
            cardInfo: { card: await readFigures(call, card) },
            profiling: withSecurity(card.profiling, await readSecurity(call, card)),
            functions: card.functions,
            contact: maskPhone(await readContact(call, card)),
            familyCards: family.map(cardSummary),
            boxProfiling: [],
          },
        };
      }),
  },
  readCardArt: { run: (call) => withCard(call, async (card) => drawCardArt(card)) },
} satisfies Partial<Handlers>;

async function withCard<Reply>(
  call: CardCall,
  read: (card: CardRow) => Promise<Reply>,
): Promise<Answer<Reply>> {
  const card = await findCard(call, call.body.cardId);
  return 'kind' in card ? card : done(await read(card));
}

async function readFigures(call: CardCall, card: CardRow) {
  return cardWithFigures(card, await readUse(call, card), await readContact(call, card));
}
