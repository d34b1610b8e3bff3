import { and, eq } from 'drizzle-orm';
import type { LoyaltyProgramType } from '#schemas';
import type { Database } from '../db/database.ts';
import { cards } from '../db/schema.ts';
import type { Secrets } from '../security/secrets.ts';
import { readReference, spendReference } from '../services/loyalty/reference.ts';
import { joinProgramme } from '../services/loyalty/store.ts';

/** What the partner reports: the reference with which the holder came, and which card has joined. */
export type Joining = { reference: string; cardId: string };

/** Does what the partner would: a card of the holder joins, with a reference that is good for one report. */
export async function joinByReference(
  { db, secrets }: { db: Database; secrets: Secrets },
  { reference, cardId }: Joining,
  now: number,
): Promise<LoyaltyProgramType | 'unknown' | 'nothing'> {
  const known = readReference(secrets, reference, now);
  if (known === null) return 'unknown';
  return db.transaction(async (tx) => {
    // Its lock lets one report after the other decide.
    const [card] = await tx
      .select({ id: cards.id })
      .from(cards)
      .where(and(eq(cards.id, Number(cardId)), eq(cards.userId, known.userId)))
      .for('update');
    if (card === undefined) return 'unknown';
    if (!(await spendReference(tx, known, now))) return 'unknown';
    return (await joinProgramme(tx, card.id, now)) ?? 'nothing';
  });
}
