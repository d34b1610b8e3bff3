import { eq, inArray } from 'drizzle-orm';
import type { LoyaltyProgramType } from '#schemas';
import { romeTime, romeToInstant } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { loyaltyCards } from '../../db/schema.ts';
import programme from './programme.json' with { type: 'json' };

/** Where a card stands in the programme, as it is stored. */
export type LoyaltyRow = typeof loyaltyCards.$inferSelect;

/** What joining makes of a card; the others have nothing to join. */
const joined: Partial<Record<LoyaltyProgramType, LoyaltyProgramType>> = {
  T0_ELEGIBLE: 'T1_START_ACTIVE',
  T0_PLUS_EMBEDDED: 'T1_PLUS_ACTIVE',
  T1_START_PLUS_EMBEDDED: 'T1_PLUS_ACTIVE',
};

/** Reads where a card stands. */
export async function readLoyalty(db: Database, cardId: number): Promise<LoyaltyRow> {
  const [row] = await db.select().from(loyaltyCards).where(eq(loyaltyCards.cardId, cardId));
  return row ?? { cardId, type: 'T0_NOT_ELEGIBLE', joinedAt: null, popupHidden: false };
}

/** Reads where cards stand, those without a programme left out. */
export function readLoyalties(db: Database, cardIds: readonly number[]): Promise<LoyaltyRow[]> {
  return db
    .select()
    .from(loyaltyCards)
    .where(inArray(loyaltyCards.cardId, [...cardIds]));
}

/** Keeps whether the holder is told again what goes to the partner. */
export async function hidePopup(db: Database, cardId: number, popupHidden: boolean): Promise<void> {
  await db.update(loyaltyCards).set({ popupHidden }).where(eq(loyaltyCards.cardId, cardId));
}

/** Has a card join as the partner reports it; null when there is nothing that it could join. */
export async function joinProgramme(
  db: Database,
  cardId: number,
  now: number,
): Promise<LoyaltyProgramType | null> {
  const { type } = await readLoyalty(db, cardId);
  const next = joined[type];
  if (next === undefined) return null;
  await db.update(loyaltyCards).set({ type: next, joinedAt: now }).where(eq(loyaltyCards.cardId, cardId));
  return next;
}

/** Until when a card that joined pays nothing (LOYAL-22). */
export function freeUntil(joinedAt: number): number {
  const joinedOn = romeTime(joinedAt);
  return romeToInstant({ ...joinedOn, month: joinedOn.month + programme.freeMonths });
}
