import { and, asc, count, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import { dayMs } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { operations, planInstallments, planPurchases, plans } from '../../db/schema.ts';
import { randomReference } from '../../security/secrets.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import type { OperationRow } from '../transaction/store.ts';
import type { Quote } from './offers.ts';
import { dailyInterest, dueInstant } from './schedule.ts';

/** An instalment as it is stored. */
export type InstallmentRow = typeof planInstallments.$inferSelect;

/** A plan with its instalments and what was bought. */
export type Plan = typeof plans.$inferSelect & {
  installments: readonly InstallmentRow[];
  purchases: readonly OperationRow[];
};

/** Where a plan is, by the clock. */
export type PlanType = 'ACTIVE' | 'CLOSED' | 'PENDING';

/** A plan to be made. */
export type NewPlan = {
  cardId: number;
  operationIds: readonly number[];
  quote: Quote;
  confirmedAt: number;
  activeAt: number;
};

/** Makes a plan with its schedule and answers its reference; its purchases belong to it from then on. */
export async function insertPlan(db: Database, wish: NewPlan): Promise<string> {
  const { cardId, operationIds, quote, confirmedAt, activeAt } = wish;
  const { offer, amount, fee, taeg, schedule } = quote;
  const reference = randomReference();
  const [made] = await db
    .insert(plans)
    .values({
      cardId,
      reference,
      code: offer.code,
      amountCents: amount,
      tan: offer.tan,
      taeg,
      feeCents: fee,
      confirmedAt,
      activeAt,
      closesAt: dueInstant(confirmedAt, offer.count),
      extinguishedCents: null,
    })
    .returning();
  const planId = made?.id ?? 0;
  await db.insert(planPurchases).values(operationIds.map((operationId) => ({ operationId, planId })));
  await db.insert(planInstallments).values(
    schedule.map((part) => ({
      planId,
      number: part.number,
      dueAt: dueInstant(confirmedAt, part.number),
      principalCents: part.principal,
      interestCents: part.interest,
      feeCents: part.fee,
    })),
  );
  return reference;
}

/** Reads one page of a card's plans of one type, newest first, and the count of all. */
export async function readPlans(
  { db, now }: Pick<HolderCall, 'db' | 'now'>,
  card: CardRow,
  wish: { plansType: PlanType; pageLimit: number; pageNumber: number },
): Promise<{ found: Plan[]; total: number }> {
  const where = and(eq(plans.cardId, card.id), isOfType(wish.plansType, now));
  const rows = await db
    .select()
    .from(plans)
    .where(where)
    .orderBy(desc(plans.confirmedAt), desc(plans.id))
    .limit(wish.pageLimit)
    .offset((wish.pageNumber - 1) * wish.pageLimit);
  const [counted] = await db.select({ total: count() }).from(plans).where(where);
  return { found: await withParts(db, rows), total: counted?.total ?? 0 };
}

/** Finds a plan of a card by its reference and keeps others from changing it until the transaction ends. */
export async function findPlan(
  { db }: Pick<HolderCall, 'db'>,
  card: Pick<CardRow, 'id'>,
  reference: string,
): Promise<Plan | Refusal> {
  const rows = await db
    .select()
    .from(plans)
    .where(and(eq(plans.cardId, card.id), eq(plans.reference, reference)))
    .for('update');
  const [plan] = await withParts(db, rows);
  return plan ?? refuse('NOT_FOUND', { pointer: '/planReference' });
}

/** Closes a plan before its time for what paying it off takes. */
export async function closePlan(db: Database, plan: Plan, now: number): Promise<number> {
  const extinguishedCents = extinguishAmount(plan, now);
  await db.update(plans).set({ closesAt: now, extinguishedCents }).where(eq(plans.id, plan.id));
  return extinguishedCents;
}

/** Tells where a plan is. */
export function typeOf({ activeAt, closesAt }: Pick<Plan, 'activeAt' | 'closesAt'>, now: number): PlanType {
  if (closesAt <= now) return 'CLOSED';
  return activeAt <= now ? 'ACTIVE' : 'PENDING';
}

/** Lists the instalments that have been paid: those that fell due while the plan was open. */
export const paidOf = ({ installments, closesAt }: Plan, now: number): InstallmentRow[] =>
  installments.filter(({ dueAt }) => dueAt <= Math.min(now, closesAt));

/** Sums up the principal that is still owed; nothing of a closed plan. */
export function residualOf(plan: Plan, now: number): number {
  if (typeOf(plan, now) === 'CLOSED') return 0;
  const paid = paidOf(plan, now).reduce((sum, { principalCents }) => sum + principalCents, 0);
  return plan.amountCents - paid;
}

/** Works out what paying off a plan takes: what is owed, the interest of the days since the last instalment, a fee not yet paid. */
export function extinguishAmount(plan: Plan, now: number): number {
  const owed = residualOf(plan, now);
  const paid = paidOf(plan, now);
  const since = paid.at(-1)?.dueAt ?? plan.activeAt;
  const days = Math.max(0, Math.floor((now - since) / dayMs));
  const openFee = paid.length === 0 ? plan.feeCents : 0;
  return owed + dailyInterest(owed, plan.tan, days) + openFee;
}

function isOfType(type: PlanType, now: number): SQL | undefined {
  if (type === 'CLOSED') return lte(plans.closesAt, now);
  return and(gt(plans.closesAt, now), type === 'ACTIVE' ? lte(plans.activeAt, now) : gt(plans.activeAt, now));
}

async function withParts(db: Database, rows: readonly (typeof plans.$inferSelect)[]): Promise<Plan[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const installments = await db
    .select()
    .from(planInstallments)
    .where(inArray(planInstallments.planId, ids))
    .orderBy(asc(planInstallments.planId), asc(planInstallments.number));
  const purchases = await db
    .select({ planId: planPurchases.planId, operation: operations })
    .from(planPurchases)
    .innerJoin(operations, eq(operations.id, planPurchases.operationId))
    .where(inArray(planPurchases.planId, ids))
    .orderBy(asc(operations.id));
  return rows.map((row) => ({
    ...row,
    installments: installments.filter(({ planId }) => planId === row.id),
    purchases: purchases.filter(({ planId }) => planId === row.id).map(({ operation }) => operation),
  }));
}
