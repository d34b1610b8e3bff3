import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

// Instants are epoch milliseconds and ids of cards digits: all well under 2^53.
const long = (name: string) => bigint(name, { mode: 'number' });

/** How a card's security services stand; a card without a row has all of them, as demo accounts begin. */
export const cardSecurity = pgTable('card_security', {
  cardId: long('card_id').primaryKey(),
  threeDSecure: text('three_d_secure', { enum: ['ACTIVE', 'BLOCKED', 'DISABLED'] }).notNull(),
  key6: text('key6', { enum: ['ACTIVE', 'BLOCKED', 'ABSENT'] }).notNull(),
  /** The e-Code, encrypted; null stands for the one that demo accounts begin with. */
  key6Sealed: text('key6_sealed'),
  /** Keyed hashes of the e-Codes before this one, newest first (S-24). */
  key6History: jsonb('key6_history').$type<readonly string[]>().notNull(),
  pinRequested: boolean('pin_requested').notNull(),
  /** When a letter with the PIN was last sent. */
  pinPostedAt: long('pin_posted_at'),
});

/** How often a secret of a card was shown since the first view of its 24 hours. */
export const cardViews = pgTable(
  'card_views',
  {
    cardId: long('card_id').notNull(),
    secret: text('secret', { enum: ['PIN', 'KEY6'] }).notNull(),
    firstAt: long('first_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cardId, table.secret] })],
);

/** How many e-Codes a holder has had judged since the first of 24 hours. */
export const key6Tries = pgTable('key6_tries', {
  userId: integer('user_id').primaryKey(),
  firstAt: long('first_at').notNull(),
  count: integer('count').notNull(),
});

/** E-Codes that were entered and not yet set, by session and by what they are for: the login, or a card. */
export const key6Candidates = pgTable(
  'key6_candidates',
  {
    sessionId: text('session_id').notNull(),
    scope: text('scope').notNull(),
    sealed: text('sealed').notNull(),
    repeated: boolean('repeated').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.scope] })],
);

/** What a phone was asked to approve. */
export const approvals = pgTable('approvals', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  sessionId: text('session_id').notNull(),
  challengeId: text('challenge_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  /** Of the number that the portal shows, so that nobody finds it where the phone is. */
  numberMac: text('number_mac').notNull(),
  state: text('state', { enum: ['pending', 'approved', 'refused', 'ended'] }).notNull(),
  /** The code that it gave, encrypted. */
  otpSealed: text('otp_sealed'),
  createdAt: long('created_at').notNull(),
  expiresAt: long('expires_at').notNull(),
});

/** Demo accounts that were revoked, by a keyed hash of their username: no login opens them anew (CALL-59). */
export const revokedNames = pgTable('revoked_names', { nameMac: text('name_mac').primaryKey() });

/** The fingerprint of the key that the bank's sealed and keyed values were made with; there is one (S-79). */
export const bankKey = pgTable('bank_key', {
  one: boolean('one').primaryKey().default(true),
  fingerprint: text('fingerprint').notNull(),
});

/** What was answered to calls that came with an Idempotency-Key; who may have it again, and until when. */
export const keptAnswers = pgTable('kept_answers', {
  /** A keyed hash of whose call it was, of the operation and of the key. */
  id: text('id').primaryKey(),
  /** Null before a login, where no holder is known yet. */
  userId: integer('user_id'),
  /** A keyed hash of all that was asked for. */
  requestMac: text('request_mac').notNull(),
  /** The answer, encrypted: it may hold a token, a PIN or an e-Code. */
  sealed: text('sealed').notNull(),
  keptUntil: long('kept_until').notNull(),
  /** The same hash by the token that the call came with, where the call itself has ended that. */
  formerId: text('former_id'),
  formerUntil: long('former_until'),
});
