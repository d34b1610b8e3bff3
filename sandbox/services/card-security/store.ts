import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cardSecurity } from '../../db/schema.ts';

/** How the security services of a card stand. */
export type CardSecurity = Omit<typeof cardSecurity.$inferSelect, 'cardId'>;

/** A card as demo accounts begin with it: everything on, the e-Code theirs, the PIN there to be seen. */
export const untouched: CardSecurity = {
  threeDSecure: 'ACTIVE',
  key6: 'ACTIVE',
  key6Sealed: null,
  key6History: [],
  pinRequested: true,
  pinPostedAt: null,
};

type Card = { id: number };

/** Reads how the security services of a card stand. */
export async function readSecurity({ db }: { db: Database }, card: Card): Promise<CardSecurity> {
  const [row] = await db.select().from(cardSecurity).where(eq(cardSecurity.cardId, card.id));
  return row ?? untouched;
}

/** Reads how the security services of several cards stand. */
export async function readSecurities<Of extends Card>(
  { db }: { db: Database },
  cards: readonly Of[],
): Promise<{ card: Of; security: CardSecurity }[]> {
  const ids = cards.map(({ id }) => id);
  const rows = await db.select().from(cardSecurity).where(inArray(cardSecurity.cardId, ids));
  const known = new Map<number, CardSecurity>(rows.map((row) => [row.cardId, row]));
  return cards.map((card) => ({ card, security: known.get(card.id) ?? untouched }));
}

/** Changes how the security services of a card stand; the caller has locked the card. */
export async function writeSecurity(
  { db }: { db: Database },
  card: Card,
  change: Partial<CardSecurity>,
): Promise<void> {
  await db
    .insert(cardSecurity)
    .values({ ...untouched, ...change, cardId: card.id })
    .onConflictDoUpdate({ target: cardSecurity.cardId, set: change });
}
