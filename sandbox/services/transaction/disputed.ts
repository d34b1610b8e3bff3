import { sql } from 'drizzle-orm';
import { helpMessages, helpSteps, operations } from '../../db/schema.ts';

/**
 * Tells of an operation whether its holder disputed it and the bank has not refused that: until then nobody may be led to
 * pay for it in instalments. All three tables have an `id`, or may come to, so that each says whose it is.
 */
export const isDisputed = sql<boolean>`exists (select 1 from ${helpMessages} where ${helpMessages}."operation_id" = ${operations}."id" and not exists (select 1 from ${helpSteps} where ${helpSteps}."message_id" = ${helpMessages}."id" and ${helpSteps}."state" = 'REFUSED'))`;
