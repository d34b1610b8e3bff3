import { and, count, eq, inArray } from 'drizzle-orm';
import { operations, planOperations } from '../../db/schema.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import { isActive, type CardRow } from '../card-service/store.ts';
import { findServedCard } from '../card-service/switch-service.ts';
import { columnsAt } from '../transaction/booking.ts';
import { firstUndebited } from '../transaction/debit.ts';
import { isDisputed } from '../transaction/disputed.ts';
import { canBeSplit, isOpenPurchase } from '../transaction/purchases.ts';
import type { OperationRow } from '../transaction/store.ts';

/** The purchases that a plan would pay, and what they come to. */
export type Basket = { rows: readonly OperationRow[]; amount: number };

/** Finds a card that can have instalment plans; a family card cannot, since plans show amounts (S-36). */
export async function findPlanCard(call: HolderCall, cardId: string): Promise<CardRow | Refusal> {
  const card = await findServedCard(call, cardId, 'INSTALLMENT');
  if ('kind' in card) return card;
  return card.family ? refuse('FUNCTION_NOT_AVAILABLE') : card;
}

/** Finds the purchases that keyCams names, all of this card and none of them in a plan yet. */
export async function findBasket(
  { db, now }: HolderCall,
  card: CardRow,
  keyCams: readonly string[],
): Promise<Basket | Refusal> {
  if (keyCams.length > 1 && !isActive(card, 'INSTALLMENT_MULTI')) return refuse('FUNCTION_NOT_AVAILABLE');
  const ids = keyCams.map(Number);
  const found = await db
    .select({ ...columnsAt(now), disputed: isDisputed })
    .from(operations)
    .where(and(eq(operations.cardId, card.id), inArray(operations.id, ids)));
  const planned = await db.select().from(planOperations).where(inArray(planOperations.operationId, ids));
  const rows: OperationRow[] = [];
  for (const [index, id] of ids.entries()) {
    const row = found.find((one) => one.id === id);
    const pointer = `/keyCams/${index}`;
    if (row === undefined) return refuse('NOT_FOUND', { pointer });
    const isPlanned = planned.some(({ operationId }) => operationId === id);
    if (isPlanned || !canBeSplit(row, { card, now })) return refuse('PURCHASE_NOT_ELIGIBLE', { pointer });
    rows.push(row);
  }
  return { rows, amount: rows.reduce((sum, { chargeCents }) => sum + chargeCents, 0) };
}

/** Counts the purchases of a card that can be paid in instalments. */
export async function countOpenPurchases({ db, now }: HolderCall, card: CardRow): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(operations)
    .where(and(eq(operations.cardId, card.id), isOpenPurchase({ now, since: firstUndebited(now) })));
  return counted?.total ?? 0;
}
