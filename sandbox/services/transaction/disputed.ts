import { sql } from 'drizzle-orm';
import { helpMessages, helpSteps, operations } from '../../db/schema.ts';

/**
 * Tells of an operation whether its holder disputed it and the bank has not refused that: until then nobody may be led to
 * pay for it in instalments. All three tables have an `id`, or may come to, so that each says whose it is.
 */
export const isDisputed = sql<boolean>`exists (select 1 from ${helpMessages} where ${helpMessages}."operation_id" = ${operations}."id" and not exists (select 1 from ${helpSteps} where ${helpSteps}."message_id" = ${helpMessages}."id" and ${helpSteps}."state" = 'REFUSED'))`;

/** When the bank accepted the dispute of an operation, in epoch milliseconds, if it did: it credits what was charged in the same moment. */
export const creditedAt = sql<
  number | null
>`(select max(${helpSteps}."at") from ${helpMessages} inner join ${helpSteps} on ${helpSteps}."message_id" = ${helpMessages}."id" where ${helpMessages}."operation_id" = ${operations}."id" and ${helpSteps}."state" = 'ACCEPTED')`.mapWith(
  Number,
);

/** What was charged and is not given back: of a dispute about a wrong amount that was accepted, what should have been charged; in cents. */
export const owedCents = sql<number>`${operations}."charge_cents" - coalesce((select max(greatest(${operations}."charge_cents" - coalesce(${helpMessages}."right_cents", 0), 0)) from ${helpMessages} inner join ${helpSteps} on ${helpSteps}."message_id" = ${helpMessages}."id" where ${helpMessages}."operation_id" = ${operations}."id" and ${helpSteps}."state" = 'ACCEPTED'), 0)`;

/** Tells whether anything of an operation is left to pay. */
export const isOwed = sql<boolean>`${owedCents} > 0`;

/** What is selected of the disputes of an operation: whether there is one that was not refused, when what was charged was credited, and what is left of it. */
export const disputeColumns = {
  disputed: isDisputed,
  creditedAt,
  owedCents: sql`${owedCents}`.mapWith(Number),
};
