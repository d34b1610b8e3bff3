import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ConsentsRequest, SmsAlertWish } from '#schemas';

const instant = (name: string) => bigint(name, { mode: 'number' });

/** What the portal keeps of a holder beside the account: who they are, how far they are, what they agreed to. */
export const holderRecords = pgTable('holder_records', {
  userId: integer('user_id').primaryKey(),
  fiscalCode: text('fiscal_code').notNull(),
  /** Of a holder with a registration kit, the kit's number. */
  kitSerial: integer('kit_serial'),
  registered: boolean('registered').notNull(),
  migrated: boolean('migrated').notNull(),
  temporary: boolean('temporary').notNull(),
  /** Since when the holder has gone without the holder code; null when it was entered. */
  limitedSince: instant('limited_since'),
  /** The bank wants one verified number of the holder before anything else. */
  numberToVerify: boolean('number_to_verify').notNull().default(false),
  questionId: text('question_id'),
  answerMac: text('answer_mac'),
  consents: jsonb('consents').$type<Partial<ConsentsRequest>>().notNull(),
  smsAlert: jsonb('sms_alert').$type<SmsAlertWish>(),
});

/** What a flow has learnt on its way; nothing secret is kept in the clear. */
export type FlowData = {
  email?: string;
  telephone?: string;
  limited?: boolean;
  passwordHash?: string;
  questionId?: string;
  answerMac?: string;
  consents?: ConsentsRequest;
  smsAlert?: SmsAlertWish;
  /** The e-Code, encrypted, until the flow's end sets it. */
  key6Sealed?: string;
  emailConfirmed?: boolean;
  phoneOtpMac?: string;
  emailOtpMac?: string;
  codesSentAt?: number[];
  linksSentAt?: number[];
};

/** Where a registration or a migration stands; one of each kind for a holder. */
export const flows = pgTable(
  'flows',
  {
    userId: integer('user_id').notNull(),
    kind: text('kind', { enum: ['registration', 'migration', 'holder-code'] }).notNull(),
    state: text('state').notNull(),
    data: jsonb('data').$type<FlowData>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** References that were handed out for one use: the card check's token, the e-mail link, the identity provider's state, the partner's. */
export const tickets = pgTable('tickets', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose', { enum: ['card', 'email', 'idp', 'loyalty'] }).notNull(),
  userId: integer('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Proofs of work that have served. */
export const spentProofs = pgTable('spent_proofs', {
  hash: text('hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Recoveries under way, also those that name nobody: the bank treats both alike (S-22). */
export const recoveries = pgTable('recoveries', {
  hash: text('hash').primaryKey(),
  identity: text('identity').notNull(),
  userId: integer('user_id'),
  way: text('way', { enum: ['question', 'password', 'username', 'both'] }).notNull(),
  state: text('state', { enum: ['data', 'sent', 'over'] }).notNull(),
  mac: text('mac'),
  expiresAt: instant('expires_at').notNull(),
});

/** Wrong codes and codes sent by whom a recovery says it is for, as a keyed hash, known to the bank or not. */
export const recoveryAttempts = pgTable('recovery_attempts', {
  identity: text('identity').primaryKey(),
  failures: integer('failures').notNull(),
  sentAt: instant('sent_at').notNull(),
  sent: integer('sent').notNull(),
  windowFrom: instant('window_from').notNull(),
  blockedUntil: instant('blocked_until').notNull(),
  /** How often in a row wrong codes have held it back. */
  windows: integer('windows').notNull(),
  /** Since when nothing but an operator lets it go on. */
  blockedAt: instant('blocked_at'),
});
