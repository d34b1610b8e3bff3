import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operations, planInstallments, planOperations, plans } from '../../db/schema.ts';
import { randomReference } from '../../security/secrets.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { insertOwnOperation } from '../transaction/own-operation.ts';
import type { OperationRow } from '../transaction/store.ts';
import type { Quote } from './offers.ts';
import { dailyInterest } from './schedule.ts';
import texts from './texts.json' with { type: 'json' };
import { daysBetween } from './time-lent.ts';

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
      closesAt: schedule.at(-1)?.dueAt ?? confirmedAt,
      extinguishedCents: null,
    })
    .returning();
  const planId = made?.id ?? 0;
  await db
    .insert(planOperations)
    .values(operationIds.map((operationId) => ({ operationId, planId, role: 'purchase' as const })));
  await db.insert(planInstallments).values(
    schedule.map((part) => ({
      planId,
      number: part.number,
      dueAt: part.dueAt,
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

/** Closes a plan before its time for what paying it off takes, and answers the operation that says so on the card. */
export async function closePlan(db: Database, plan: Plan, now: number): Promise<OperationRow> {
  const extinguishedCents = extinguishAmount(plan, now);
  const payoff = await insertOwnOperation(db, {
    cardId: plan.cardId,
    at: now,
    name: texts.payoff.replace('{plan}', plan.code),
    category: 'ALTRESPESE',
    cents: extinguishedCents,
  });
  await db.insert(planOperations).values({ operationId: payoff.id, planId: plan.id, role: 'payoff' });
  await db.update(plans).set({ closesAt: now, extinguishedCents }).where(eq(plans.id, plan.id));
  return payoff;
}

/** Tells where a plan is. One that was paid off is closed, even by a clock that is not yet as far. */
export function typeOf(
  { activeAt, closesAt, extinguishedCents }: Pick<Plan, 'activeAt' | 'closesAt' | 'extinguishedCents'>,
  now: number,
): PlanType {
  if (extinguishedCents !== null || closesAt <= now) return 'CLOSED';
  return activeAt <= now ? 'ACTIVE' : 'PENDING';
}

/** Lists the instalments that have been paid: those that fell due while the plan was open. */
export const paidOf = (
  { installments, closesAt, extinguishedCents }: Plan,
  now: number,
): InstallmentRow[] => {
  const until = extinguishedCents === null ? Math.min(now, closesAt) : closesAt;
  return installments.filter(({ dueAt }) => dueAt <= until);
};

/** Sums up the principal that is still owed; nothing of a closed plan. */
export function residualOf(plan: Plan, now: number): number {
  if (typeOf(plan, now) === 'CLOSED') return 0;
  const paid = paidOf(plan, now).reduce((sum, { principalCents }) => sum + principalCents, 0);
  return plan.amountCents - paid;
}

/** Works out what paying off a plan takes: what is owed, the interest of the days since it was last paid or made, a fee not yet paid. */
export function extinguishAmount(plan: Plan, now: number): number {
  const owed = residualOf(plan, now);
  const paid = paidOf(plan, now);
  const since = paid.at(-1)?.dueAt ?? plan.confirmedAt;
  const days = daysBetween(since, now);
  return owed + dailyInterest(owed, plan.tan, days) + openFeeOf(plan, paid.length);
}

/** Tells what of the fee is not yet paid: all of it until the first instalment, which carries it. */
export const openFeeOf = ({ feeCents }: Pick<Plan, 'feeCents'>, paid: number): number =>
  paid === 0 ? feeCents : 0;

function isOfType(type: PlanType, now: number): SQL | undefined {
  const { closesAt, extinguishedCents } = plans;
  if (type === 'CLOSED') return or(isNotNull(extinguishedCents), lte(closesAt, now));
  const isOpen = and(isNull(extinguishedCents), gt(closesAt, now));
  return and(isOpen, type === 'ACTIVE' ? lte(plans.activeAt, now) : gt(plans.activeAt, now));
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
    .select({ planId: planOperations.planId, operation: operations })
    .from(planOperations)
    .innerJoin(operations, eq(operations.id, planOperations.operationId))
    .where(and(inArray(planOperations.planId, ids), eq(planOperations.role, 'purchase')))
    .orderBy(asc(operations.id));
  return rows.map((row) => ({
    ...row,
    installments: installments.filter(({ planId }) => planId === row.id),
    purchases: purchases.filter(({ planId }) => planId === row.id).map(({ operation }) => operation),
  }));
}
