import { and, asc, eq, gte } from 'drizzle-orm';
import { dayMs } from '../calendar.ts';
import type { Database } from '../db/database.ts';
import { financings, operations, plans } from '../db/schema.ts';
import { findOffer, offers, quote } from '../services/installment/offers.ts';
import { closePlan, findPlan, insertPlan } from '../services/installment/plans.ts';
import { isBooked } from '../services/transaction/booking.ts';
import { instalmentFromCents } from '../services/transaction/purchases.ts';
import type { FinancingWish, PlanWish } from './personas.ts';

type Opening<Wish> = { cardId: number; wishes: readonly Wish[]; now: number };

const monthMs = 30 * dayMs;
const hourMs = 3_600_000;

/** Makes the instalment plans of a demo card, each of a purchase of its time, by the bank's own arithmetic. */
export async function openPlans(db: Database, { cardId, wishes, now }: Opening<PlanWish>): Promise<void> {
  if (wishes.length === 0) return;
  const left = await readPurchases(db, cardId, now);
  for (const wish of wishes) {
    const confirmedAt = now - wish.monthsAgo * monthMs - hourMs;
    const found = left.findLast(({ at }) => at < confirmedAt) ?? left[0];
    if (found === undefined) throw new Error('SEED_EMPTY: a demo card has too few purchases for its plans');
    left.splice(left.indexOf(found), 1);
    const offer = findOffer(wish.installments, found.chargeCents) ?? offerOf(wish.installments);
    const activeAt = confirmedAt + dayMs;
    const made = { cardId, operationIds: [found.id], quote: quote(offer, found.chargeCents, confirmedAt) };
    const reference = await insertPlan(db, { ...made, confirmedAt, activeAt });
    if (wish.extinguishedMonthsAgo !== undefined)
      await extinguish(db, reference, now - wish.extinguishedMonthsAgo * monthMs);
  }
}

/** Grants the loans of a demo card. */
export async function openFinancings(
  db: Database,
  { cardId, wishes, now }: Opening<FinancingWish>,
): Promise<void> {
  if (wishes.length === 0) return;
  await db.insert(financings).values(
    wishes.map(({ monthsAgo, ...wish }, index) => ({
      cardId,
      reference: `FIN${cardId}${index + 1}`,
      ...wish,
      grantedAt: now - monthsAgo * monthMs,
    })),
  );
}

function readPurchases(db: Database, cardId: number, now: number) {
  return db
    .select({ id: operations.id, at: operations.at, chargeCents: operations.chargeCents })
    .from(operations)
    .where(
      and(
        eq(operations.cardId, cardId),
        isBooked(now),
        eq(operations.recharge, false),
        gte(operations.chargeCents, instalmentFromCents),
      ),
    )
    .orderBy(asc(operations.at));
}

async function extinguish(db: Database, reference: string, at: number): Promise<void> {
  const [row] = await db.select().from(plans).where(eq(plans.reference, reference));
  const plan = row === undefined ? undefined : await findPlan({ db }, { id: row.cardId }, reference);
  if (plan !== undefined && !('kind' in plan)) await closePlan(db, plan, at);
}

function offerOf(count: number) {
  const offer = offers.find((one) => one.count === count);
  if (offer === undefined) throw new Error(`SEED_WRONG: no offer has ${count} instalments`);
  return offer;
}
