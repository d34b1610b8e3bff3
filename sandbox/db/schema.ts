import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CardProfiling, CardFunctions, ScaPayload, UserProfiling } from '#schemas';

// Instants are epoch milliseconds and amounts cents, both well under 2^53.
const instant = (name: string) => bigint(name, { mode: 'number' });
const cents = (name: string) => bigint(name, { mode: 'number' });

/** The holders. */
export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  username: text('username').notNull(),
  persona: text('persona').notNull(),
  passwordHash: text('password_hash').notNull(),
  passwordSetAt: instant('password_set_at').notNull(),
  name: text('name').notNull(),
  surname: text('surname').notNull(),
  userType: text('user_type', { enum: ['STANDARD', 'ASB'] }).notNull(),
  userStatus: text('user_status', { enum: ['ACTIVE', 'LIMITED', 'BLOCKED'] }).notNull(),
  kyc: boolean('kyc').notNull(),
  profiling: jsonb('profiling').$type<UserProfiling>().notNull(),
  lastAccessAt: instant('last_access_at').notNull(),
  previousAccessAt: instant('previous_access_at').notNull(),
  /** The phone on which they have the bank’s app. */
  device: text('device'),
});

/** The holders' mobile numbers; the one at position 0 is the reference number. */
export const phones = pgTable('phones', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  position: integer('position').notNull(),
  number: text('number').notNull(),
});

/** The cards; of the number only the last four digits are ever kept (S-37). */
export const cards = pgTable('cards', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  userId: integer('user_id').notNull(),
  type: text('type').notNull(),
  productType: text('product_type', { enum: ['CREDIT', 'DEBIT', 'PREPAID'] }).notNull(),
  panLast4: text('pan_last4').notNull(),
  circuit: text('circuit', { enum: ['VISA', 'MASTERCARD', 'PAGOBANCOMAT'] }).notNull(),
  description: text('description').notNull(),
  validity: text('validity', { enum: ['VALID', 'BLOCKED', 'EXPIRED'] }).notNull(),
  limitCents: cents('limit_cents'),
  openingCents: cents('opening_cents').notNull(),
  installmentCents: cents('installment_cents'),
  paymentType: text('payment_type', { enum: ['R', 'S'] }).notNull(),
  paymentMethod: text('payment_method'),
  expiry: text('expiry').notNull(),
  family: boolean('family').notNull(),
  mainCardId: bigint('main_card_id', { mode: 'number' }),
  /** What its holder calls it. */
  nickname: text('nickname'),
  /** Whose it is, where that is somebody other than who logs in. */
  cardholder: text('cardholder'),
  /** Since when its holder has it locked; null of one that is not. */
  holderLockedAt: instant('holder_locked_at'),
  phoneId: integer('phone_id').notNull(),
  profiling: jsonb('profiling').$type<CardProfiling>().notNull(),
  functions: jsonb('functions').$type<CardFunctions>().notNull(),
});

/** When each holder's last call was that may have changed something, by the machines' clocks; who locks the row has the turn. */
export const turns = pgTable('turns', {
  userId: integer('user_id').primaryKey(),
  at: instant('at').notNull(),
});

/** The operations of the cards, newest highest. */
export const operations = pgTable('operations', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  cardId: bigint('card_id', { mode: 'number' }).notNull(),
  at: instant('at').notNull(),
  /** Until then it is pending. */
  bookedAt: instant('booked_at').notNull(),
  month: integer('month').notNull(),
  merchantName: text('merchant_name').notNull(),
  merchantCode: text('merchant_code'),
  merchantAddress: text('merchant_address'),
  merchantLat: doublePrecision('merchant_lat'),
  merchantLong: doublePrecision('merchant_long'),
  category: text('category').notNull(),
  originalCents: cents('original_cents').notNull(),
  originalCurrency: text('original_currency').notNull(),
  chargeCents: cents('charge_cents').notNull(),
  exchange: text('exchange'),
  recharge: boolean('recharge').notNull(),
  byPhone: boolean('by_phone').notNull(),
});

/** A stamp that the database changes whenever operations of the card come, change or go. */
export const operationStamps = pgTable('operation_stamps', {
  cardId: bigint('card_id', { mode: 'number' }).primaryKey(),
  stamp: uuid('stamp').notNull(),
});

/** Who is logged in; only the hash of the token is kept (S-25). */
export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  userId: integer('user_id').notNull(),
  stage: text('stage', { enum: ['login', 'handling', 'full', 'registration', 'recovery'] }).notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  endedAt: instant('ended_at'),
  /** Of the cookie and of the nonce that together take it up on a page that is loaded anew. */
  cookieHash: text('cookie_hash'),
  nonceHash: text('nonce_hash'),
});

/** What was asked to be confirmed, and how far the confirmation is. */
export const challenges = pgTable('challenges', {
  id: text('id').primaryKey(),
  userId: integer('user_id').notNull(),
  sessionId: text('session_id').notNull(),
  service: text('service').notNull(),
  trxData: text('trx_data').notNull(),
  payload: jsonb('payload').$type<ScaPayload>().notNull(),
  infoHash: text('info_hash').notNull(),
  phones: jsonb('phones').$type<Record<string, number>>().notNull(),
  state: text('state', { enum: ['asked', 'sent', 'verified', 'used', 'void'] }).notNull(),
  transactionId: text('transaction_id'),
  proofHash: text('proof_hash'),
  proofExpiresAt: instant('proof_expires_at'),
  createdAt: instant('created_at').notNull(),
});

/** The one-time codes that were sent, as keyed hashes (S-02). */
export const codes = pgTable('codes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  sessionId: text('session_id').notNull(),
  service: text('service').notNull(),
  challengeId: text('challenge_id'),
  tokenHash: text('token_hash'),
  binding: text('binding').notNull(),
  destination: text('destination').notNull(),
  salt: text('salt').notNull(),
  mac: text('mac').notNull(),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  state: text('state', { enum: ['live', 'used', 'replaced', 'void'] }).notNull(),
});

/** Wrong codes in a row, by holder and operation; a block outlives sessions and restarts (S-08, S-10). */
export const attempts = pgTable(
  'attempts',
  {
    userId: integer('user_id').notNull(),
    service: text('service').notNull(),
    failures: integer('failures').notNull(),
    blockedAt: instant('blocked_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.service] })],
);

/** New numbers that proved to be the holder's, by session. */
export const verifiedNumbers = pgTable(
  'verified_numbers',
  {
    sessionId: text('session_id').notNull(),
    number: text('number').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.number] })],
);

/** Failed logins by account and by address; both are kept as keyed hashes. */
export const loginFailures = pgTable('login_failures', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  lastAt: instant('last_at').notNull(),
  waitUntil: instant('wait_until').notNull(),
});

/** What left the bank for the outside: SMS and e-mail. */
export const outbox = pgTable('outbox', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['sms', 'email'] }).notNull(),
  recipient: text('recipient').notNull(),
  text: text('text').notNull(),
  code: text('code'),
  about: text('about'),
  at: instant('at').notNull(),
});

/** What matters to security, without names and secrets (S-59). */
export const securityLog = pgTable('security_log', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  event: text('event').notNull(),
  userHash: text('user_hash').notNull(),
  detail: text('detail').notNull(),
});

/** What the console has set: the clock and the faults. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

export * from './money-tables.ts';
export * from './service-desk-tables.ts';
export * from './notice-tables.ts';
export * from './security-tables.ts';
export {
  tickets,
  flows,
  holderRecords,
  recoveries,
  recoveryAttempts,
  spentProofs,
} from './onboarding-tables.ts';
