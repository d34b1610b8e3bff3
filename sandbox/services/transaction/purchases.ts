import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import { operations, planPurchases } from '../../db/schema.ts';
import type { CardRow } from '../card-service/store.ts';

/** From this many cents a recorded purchase can be paid in instalments. */
export const instalmentFromCents = 25_000;

/** Tells whether a purchase is one that can be paid in instalments, as long as no plan has it. */
export const canBeSplit = (
  row: typeof operations.$inferSelect,
  card: Pick<CardRow, 'paymentType'>,
): boolean =>
  card.paymentType === 'R' && row.recorded && !row.recharge && row.chargeCents >= instalmentFromCents;

/** Picks the purchases that can be paid in instalments and are in no plan; the card must pay in instalments. */
export const isOpenPurchase = (): SQL | undefined =>
  and(
    eq(operations.recorded, true),
    eq(operations.recharge, false),
    gte(operations.chargeCents, instalmentFromCents),
    sql`not ${isPlanned}`,
  );

/** Tells of an operation whether an instalment plan has it. */
export const isPlanned = sql<boolean>`exists (select 1 from ${planPurchases} where ${planPurchases.operationId} = ${operations.id})`;
