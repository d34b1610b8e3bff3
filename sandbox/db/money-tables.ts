import { bigint, boolean, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

// Instants are epoch milliseconds, amounts cents, ids of cards and operations digits: all well under 2^53.
const long = (name: string) => bigint(name, { mode: 'number' });

/** What was answered to a confirmed operation, so that the same request sent again is answered the same (S-43). */
export const receipts = pgTable('receipts', {
  challengeId: text('challenge_id').primaryKey(),
  bodyHash: text('body_hash').notNull(),
  // Not as jsonb, which would answer the fields in another order the second time.
  reply: json('reply').$type<unknown>().notNull(),
  at: long('at').notNull(),
});

/** How the movements list of a card reaches its holder; a card without a row has it online, at the username. */
export const statementSubscriptions = pgTable('statement_subscriptions', {
  cardId: long('card_id').primaryKey(),
  delivery: text('delivery', { enum: ['ONLINE', 'PAPER'] }).notNull(),
  email: text('email').notNull(),
  updatedAt: long('updated_at').notNull(),
});

/** The movements lists that were downloaded. */
export const statementVisits = pgTable(
  'statement_visits',
  {
    cardId: long('card_id').notNull(),
    documentId: text('document_id').notNull(),
    at: long('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cardId, table.documentId] })],
);

/** The instalment plans: pending before `activeAt`; closed once they are paid off, which `extinguishedCents` says, or from `closesAt`. */
export const plans = pgTable('plans', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  cardId: long('card_id').notNull(),
  reference: text('reference').notNull(),
  code: text('code').notNull(),
  amountCents: long('amount_cents').notNull(),
  tan: integer('tan').notNull(),
  taeg: integer('taeg').notNull(),
  feeCents: long('fee_cents').notNull(),
  confirmedAt: long('confirmed_at').notNull(),
  activeAt: long('active_at').notNull(),
  closesAt: long('closes_at').notNull(),
  extinguishedCents: long('extinguished_cents'),
});

/** Which purchases a plan pays, and with which operation it was paid off; each is in one plan at most. */
export const planOperations = pgTable('plan_operations', {
  operationId: long('operation_id').primaryKey(),
  planId: integer('plan_id').notNull(),
  role: text('role', { enum: ['purchase', 'payoff'] }).notNull(),
});

/** The instalments of the plans. */
export const planInstallments = pgTable(
  'plan_installments',
  {
    planId: integer('plan_id').notNull(),
    number: integer('number').notNull(),
    dueAt: long('due_at').notNull(),
    principalCents: long('principal_cents').notNull(),
    interestCents: long('interest_cents').notNull(),
    feeCents: long('fee_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.number] })],
);

/** When the SECCI sheet of a simulated plan was handed out, by session. */
export const simulations = pgTable(
  'simulations',
  {
    sessionId: text('session_id').notNull(),
    wishHash: text('wish_hash').notNull(),
    secciAt: long('secci_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.wishHash] })],
);

/** Which cards get an SMS before an instalment is due. */
export const installmentAlerts = pgTable('installment_alerts', {
  cardId: long('card_id').primaryKey(),
  active: boolean('active').notNull(),
});

/** The loans that are paid with a card. */
export const financings = pgTable('financings', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  cardId: long('card_id').notNull(),
  reference: text('reference').notNull(),
  product: text('product').notNull(),
  grantedCents: long('granted_cents').notNull(),
  tan: integer('tan').notNull(),
  installments: integer('installments').notNull(),
  grantedAt: long('granted_at').notNull(),
});

/** The phone top-ups; each has its operation on the card. */
export const topUps = pgTable('top_ups', {
  id: text('id').primaryKey(),
  userId: integer('user_id').notNull(),
  cardId: long('card_id').notNull(),
  operationId: long('operation_id').notNull(),
  operatorCode: text('operator_code').notNull(),
  phoneNumber: text('phone_number').notNull(),
  netCents: long('net_cents').notNull(),
  at: long('at').notNull(),
});

/** The numbers that a holder keeps for the next top-up. */
export const payees = pgTable('payees', {
  id: text('id').primaryKey(),
  userId: integer('user_id').notNull(),
  name: text('name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  operatorCode: text('operator_code').notNull(),
});

/** From which amount a card's operations are told by SMS; whether they are is in the card's profiling. */
export const smsAlerts = pgTable('sms_alerts', {
  cardId: long('card_id').primaryKey(),
  thresholdCents: long('threshold_cents').notNull(),
});

/** The most that a card may spend in a month by its holder's own wish. */
export const spendingControls = pgTable('spending_controls', {
  cardId: long('card_id').primaryKey(),
  active: boolean('active').notNull(),
  thresholdCents: long('threshold_cents'),
});
