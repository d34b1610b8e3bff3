import { eq, sql } from 'drizzle-orm';
import { romeMonth } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { operations } from '../../db/schema.ts';
import { bookingInstant } from './booking.ts';
import type { OperationRow } from './store.ts';

/** An operation that the bank itself makes: nobody's shop, and in euro. */
export type OwnOperation = { cardId: number; at: number; name: string; category: string; cents: number };

/** Puts an operation of the bank's own on a card, pending at first. Nobody else may be using the card. */
export async function insertOwnOperation(
  db: Database,
  { cardId, at, name, category, cents }: OwnOperation,
): Promise<OperationRow> {
  const first = cardId * 1_000_000;
  const [newest] = await db
    .select({ id: sql`coalesce(max(${operations.id}), ${first}::bigint)`.mapWith(Number) })
    .from(operations)
    .where(eq(operations.cardId, cardId));
  const made = {
    id: (newest?.id ?? first) + 1,
    cardId,
    at,
    bookedAt: bookingInstant(at),
    month: romeMonth(at),
    merchantName: name,
    merchantCode: null,
    merchantAddress: null,
    merchantLat: null,
    merchantLong: null,
    category,
    originalCents: cents,
    originalCurrency: 'EUR',
    chargeCents: cents,
    exchange: null,
    recharge: false,
    byPhone: false,
  };
  await db.insert(operations).values(made);
  return made;
}
