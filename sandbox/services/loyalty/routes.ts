import { romeInstant } from '../../calendar.ts';
import { maskEmail } from '../../security/masking.ts';
import {
  done,
  refuse,
  type Answer,
  type Handlers,
  type HolderCall,
  type Refusal,
} from '../../server/call.ts';
import { findCard } from '../card-service/store.ts';
import { readUser } from '../login/store.ts';
import { makeReference } from './reference.ts';
import programme from './programme.json' with { type: 'json' };
import { freeUntil, hidePopup, readLoyalties, readLoyalty, type LoyaltyRow } from './store.ts';
import type { LoyaltyPopup } from '#schemas';

const { sourceBank, deepLinkingUri, deepLinkingService, deepLinkingPlan, freeMonths } = programme;

/** The partner's loyalty programme: where the cards stand, and the notice before the holder goes there. */
export const loyaltyHandlers = {
  readLoyaltyPrograms: {
    async run(call) {
      const { cardIds } = call.body;
      for (const [index, cardId] of cardIds.entries()) {
        const card = await findCard(call, cardId);
        if ('kind' in card) return { ...card, pointer: `/cardIds/${index}` };
      }
      const { bank, holder, now } = call;
      const expiresAt = now + bank.policy.onboarding.ticketMs;
      const reference = makeReference(bank.secrets, { userId: holder.userId, expiresAt });
      const rows = await readLoyalties(call.db, cardIds.map(Number));
      const types = new Map(rows.map(({ cardId, type }) => [String(cardId), type]));
      return done({
        loyaltyProgramTypeArray: cardIds.map((cardId) => ({
          cardId,
          loyaltyProgramType: types.get(cardId) ?? 'T0_NOT_ELEGIBLE',
        })),
        maskedMail: await maskedMail(call),
        sourceBank,
        deepLinkingUri: `${deepLinkingUri}/${reference}`,
        deepLinkingService,
        deepLinkingPlan,
      });
    },
  },
  readLoyaltyStatus: {
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const { type, joinedAt } = await readLoyalty(call.db, card.id);
      return done({
        cardId: call.body.cardId,
        loyaltyProgramType: type,
        freeMonths,
        automaticRenewal: true,
        ...(joinedAt === null
          ? {}
          : { joinedAt: romeInstant(joinedAt), freeUntil: romeInstant(freeUntil(joinedAt)) }),
      });
    },
  },
  readLoyaltyPopup: {
    async run(call) {
      const found = await findProgramme(call, call.body.cardId);
      return 'kind' in found ? found : answerPopup(call, found);
    },
  },
  manageLoyaltyPopup: {
    async run(call) {
      const found = await findProgramme(call, call.body.cardId);
      if ('kind' in found) return found;
      if (call.body.idTemplate !== templateOf(found))
        return refuse('TEMPLATE_UNKNOWN', { pointer: '/idTemplate' });
      await hidePopup(call.db, found.cardId, call.body.hidePopup);
      return answerPopup(call, { ...found, popupHidden: call.body.hidePopup });
    },
  },
} satisfies Partial<Handlers>;

/** Finds where a card of the holder stands; a card that is not eligible has no notice (LOYAL-10). */
async function findProgramme(call: HolderCall, cardId: string): Promise<LoyaltyRow | Refusal> {
  const card = await findCard(call, cardId);
  if ('kind' in card) return card;
  const row = await readLoyalty(call.db, card.id);
  return row.type === 'T0_NOT_ELEGIBLE' ? refuse('LOYALTY_NOT_ELIGIBLE', { pointer: '/cardId' }) : row;
}

async function answerPopup(call: HolderCall, row: LoyaltyRow): Promise<Answer<LoyaltyPopup>> {
  return done({
    cardId: String(row.cardId),
    showPopup: !row.popupHidden,
    idTemplate: templateOf(row),
    maskedMail: await maskedMail(call),
  });
}

/** The Plus programme has conditions of its own, and so a notice of its own. */
const templateOf = ({ type }: LoyaltyRow): string =>
  type.includes('PLUS') ? 'CVM_REDIRECT_PLUS' : 'CVM_REDIRECT_START';

async function maskedMail({ db, holder }: HolderCall): Promise<string> {
  return maskEmail((await readUser(db, holder.userId)).username);
}
