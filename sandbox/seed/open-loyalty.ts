import { dayMs } from '../calendar.ts';
import type { Database } from '../db/database.ts';
import { loyaltyCards } from '../db/schema.ts';
import type { Persona } from './personas.ts';

const joinedDaysAgo = 40;

/** Puts a demo card where its account stands in the loyalty programme. */
export async function openLoyalty(
  db: Database,
  { cardId, type, now }: { cardId: number; type: Persona['loyalty']; now: number },
): Promise<void> {
  if (type === undefined) return;
  const joinedAt = type.startsWith('T1') ? now - joinedDaysAgo * dayMs : null;
  await db.insert(loyaltyCards).values({ cardId, type, joinedAt, popupHidden: false });
}
