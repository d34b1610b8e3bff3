import { and, eq, gte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { romeMonth } from '../../calendar.ts';
import { cards, operations, planOperations, plans } from '../../db/schema.ts';
import type { CardRow } from '../card-service/store.ts';
import { isBooked } from './booking.ts';
import { firstUndebited } from './debit.ts';
import { isDisputed } from './disputed.ts';
import type { OperationRow } from './store.ts';

/** From this many cents a recorded purchase can be paid in instalments. */
export const instalmentFromCents = 25_000;

/** Returns whether a purchase is one that can be paid in instalments, as long as no plan has it: until it is debited. */
export const canBeSplit = (
  row: Pick<OperationRow, 'recharge' | 'chargeCents' | 'at'> & Record<'recorded' | 'disputed', boolean>,
  { card, now }: { card: Pick<CardRow, 'paymentType' | 'family'>; now: number },
): boolean =>
  paysInInstalments(card) &&
  row.recorded &&
  !row.disputed &&
  !row.recharge &&
  row.chargeCents >= instalmentFromCents &&
  romeMonth(row.at) >= firstUndebited(now);

/** A family card does not, since plans show amounts (S-36). */
const paysInInstalments = ({ paymentType, family }: Pick<CardRow, 'paymentType' | 'family'>): boolean =>
  paymentType === 'R' && !family;

const isOnCardInInstalments = sql`exists (select 1 from ${cards} where ${cards.id} = ${operations.cardId} and ${cards.paymentType} = 'R' and not ${cards.family})`;

/** Picks the purchases that can be paid in instalments, are in no plan and not disputed; since is the first month that is not debited yet. */
export const isOpenPurchase = ({
  now,
  since,
}: Record<'now' | 'since', number | SQLWrapper>): SQL | undefined =>
  and(isBooked(now), sql`${operations.month} >= ${since}::integer`, isUnplanned());

/** Picks the purchases that can be paid in instalments, or can be once they are booked, are in no plan and not disputed. */
export const isUnplanned = (): SQL | undefined =>
  and(
    eq(operations.recharge, false),
    gte(operations.chargeCents, instalmentFromCents),
    sql`not ${isPlanned}`,
    sql`not ${isDisputed}`,
    isOnCardInInstalments,
  );

/** Tells of an operation whether it belongs to an instalment plan: as a purchase, or because it paid the plan off. */
const isPlanned = sql<boolean>`exists (select 1 from ${planOperations} where ${planOperations.operationId} = ${operations.id})`;

/**
 * Reads of an operation which plan it belongs to, by the plan’s reference; null where there is none. Plans have an `id` too,
 * so that of the operation says whose it is.
 */
export const planOf = sql<
  string | null
>`(select ${plans.reference} from ${plans} join ${planOperations} on ${planOperations.planId} = ${plans}."id" where ${planOperations.operationId} = ${operations}."id")`;
