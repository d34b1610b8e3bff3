import { and, eq, gt, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { romeMonth } from '../../calendar.ts';
import { keepQuery } from '../../db/keep-queries.ts';
import type { Database } from '../../db/database.ts';
import { operations, planInstallments, planOperations, plans } from '../../db/schema.ts';
import type { HolderCall } from '../../server/call.ts';
import { isBooked } from '../transaction/booking.ts';
import { firstUndebited } from '../transaction/debit.ts';
import { isOwed, owedCents } from '../transaction/disputed.ts';
import { isUnplanned } from '../transaction/purchases.ts';
import { positionIds, type CardRow } from './store.ts';

/** What a card has been used for, in cents. */
export type CardUse = {
  /** What of the limit it takes up: what was spent this month, last month’s purchases that can still be split, and what is owed on its plans. */
  used: number;
  /** The same of all cards of its position together. */
  usedPosition: number;
  /** What was spent with it this month, whether a plan pays it or not. */
  month: number;
  /** What has come in and not gone out again, ever; only of a prepaid card. */
  balance: number;
};

/**
 * A sum of one kind: all operations of the month, those of them that a plan pays or was paid off with, purchases of the month
 * before that no plan has taken yet, what is owed on plans; of a prepaid card also what has come in and not gone out again, ever.
 */
type Part = { cardId: number; kind: Kind; cents: number };

type Kind = 'month' | 'purchase' | 'payoff' | 'open' | 'owed' | 'balance';

/**
 * Sums up what a card and those of its position are used for. What was credited for a dispute is used
 * no more. A purchase that can be split uses the limit until it is debited, and one that a plan pays by what is owed on the
 * plan, so that a plan moves what is owed and adds nothing; it is paid, and paid off, from the account that the card is
 * settled with, and not from the limit.
 */
export async function readUse(call: HolderCall, card: CardRow): Promise<CardUse> {
  const isPrepaid = card.productType === 'PREPAID';
  const parts = await sums(call.db).execute({
    now: call.now,
    month: romeMonth(call.now),
    since: firstUndebited(call.now),
    userId: call.holder.userId,
    cardId: card.id,
    mainId: card.mainCardId ?? card.id,
    isPrepaid,
  });
  const own = parts.filter(({ cardId }) => cardId === card.id);
  return {
    used: usedOf(own),
    usedPosition: usedOf(parts),
    month: sumOfKind(own, 'month') - sumOfKind(own, 'payoff'),
    balance: isPrepaid ? card.openingCents + sumOfKind(own, 'balance') : 0,
  };
}

/** Sums up what of a month’s booked operations is paid otherwise: purchases that a plan pays, and what plans were paid off with. */
export async function readPlanned(
  { db, now }: Pick<HolderCall, 'db' | 'now'>,
  card: Pick<CardRow, 'id'>,
  month: number,
): Promise<number> {
  const [sum] = await db
    .select({ cents: sumOf(sql`${operations.chargeCents}`) })
    .from(planOperations)
    .innerJoin(operations, eq(operations.id, planOperations.operationId))
    .where(and(eq(operations.cardId, card.id), eq(operations.month, month), isBooked(now)));
  return sum?.cents ?? 0;
}

const usedOf = (parts: readonly Part[]): number =>
  sumOfKind(parts, 'month') -
  sumOfKind(parts, 'purchase') -
  sumOfKind(parts, 'payoff') +
  sumOfKind(parts, 'open') +
  sumOfKind(parts, 'owed');

const sumOfKind = (parts: readonly Part[], wanted: Kind): number =>
  parts.filter(({ kind }) => kind === wanted).reduce((sum, { cents }) => sum + cents, 0);

const slot = (name: string) => sql.placeholder(name);

const sums = keepQuery((db) => {
  const ids = positionIds(db);
  const spent = db
    .select({
      cardId: operations.cardId,
      kind: sql<Kind>`'month'`,
      cents: sumOf(owedCents),
    })
    .from(operations)
    .where(
      and(
        inArray(operations.cardId, ids),
        eq(operations.month, slot('month')),
        eq(operations.recharge, false),
        isOwed,
      ),
    )
    .groupBy(operations.cardId);
  const ofPlans = db
    .select({
      cardId: plans.cardId,
      kind: sql<Kind>`${planOperations.role}`,
      cents: sumOf(sql`${operations.chargeCents}`),
    })
    .from(planOperations)
    .innerJoin(plans, eq(plans.id, planOperations.planId))
    .innerJoin(operations, eq(operations.id, planOperations.operationId))
    .where(and(inArray(plans.cardId, ids), eq(operations.month, slot('month'))))
    .groupBy(plans.cardId, planOperations.role);
  const owed = db
    .select({
      cardId: plans.cardId,
      kind: sql<Kind>`'owed'`,
      cents: sumOf(sql`${planInstallments.principalCents}`),
    })
    .from(planInstallments)
    .innerJoin(plans, eq(plans.id, planInstallments.planId))
    .where(
      and(
        inArray(plans.cardId, ids),
        isNull(plans.extinguishedCents),
        gt(plans.closesAt, slot('now')),
        gt(planInstallments.dueAt, slot('now')),
      ),
    )
    .groupBy(plans.cardId);
  const signed = sql`case when ${operations.recharge} then 1 else -1 end * (${owedCents})`;
  const balance = db
    .select({ cardId: operations.cardId, kind: sql<Kind>`'balance'`, cents: sumOf(signed) })
    .from(operations)
    .where(and(sql`${slot('isPrepaid')}::boolean`, eq(operations.cardId, slot('cardId')), isOwed))
    .groupBy(operations.cardId);
  return unionAll(spent, ofPlans, selectOpen(db), owed, balance).prepare('card use');
});

/** Sums up what earlier months have left that can still be split. */
function selectOpen(db: Database) {
  return db
    .select({
      cardId: operations.cardId,
      kind: sql<Kind>`'open'`,
      cents: sumOf(sql`${operations.chargeCents}`),
    })
    .from(operations)
    .where(
      and(
        inArray(operations.cardId, positionIds(db)),
        gte(operations.month, slot('since')),
        lt(operations.month, slot('month')),
        isUnplanned(),
      ),
    )
    .groupBy(operations.cardId);
}

const sumOf = (what: SQL) => sql`coalesce(sum(${what}), 0)`.mapWith(Number);
