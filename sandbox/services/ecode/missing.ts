import { and, eq } from 'drizzle-orm';
import type { BankReplies } from '#schemas';
import { cards, cardSecurity } from '../../db/schema.ts';
import type { HolderCall } from '../../server/call.ts';
import { readSecurities } from '../card-security/store.ts';
import { isActive, readCards, type CardRow } from '../card-service/store.ts';

/** Lists the cards that should have an e-Code and have none: the login does not pass them over. */
export async function cardsWithoutKey6({ db, holder }: HolderCall): Promise<CardRow[]> {
  const rows = await db
    .select({ card: cards })
    .from(cards)
    .innerJoin(cardSecurity, eq(cardSecurity.cardId, cards.id))
    .where(and(eq(cards.userId, holder.userId), eq(cardSecurity.key6, 'ABSENT')));
  return rows.map(({ card }) => card).filter((card) => card.validity === 'VALID' && isActive(card, 'KEY_6'));
}

/** Says which cards have an e-Code that can be used, and what the login asks for. */
export async function readKey6State(
  call: HolderCall,
): Promise<Pick<BankReplies['userLogin'], 'key6ValidUserCards' | 'flowKey6Context'>> {
  const all = await readSecurities(call, await readCards(call));
  const valid = all.filter(({ security }) => security.key6 === 'ACTIVE').map(({ card }) => String(card.id));
  const missing = await cardsWithoutKey6(call);
  const asked = valid.length > 0 ? 'PROPAGATE' : 'INSERT';
  return { key6ValidUserCards: valid, flowKey6Context: missing.length === 0 ? '' : asked };
}
