import { bigint, boolean, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DisputeReason, LoyaltyProgramType, RequestState } from '#schemas';
import type { AttachmentKind } from '../services/assistance-service/attachment-kind.ts';

const long = (name: string) => bigint(name, { mode: 'number' });

/** Where the cards stand in the partner's programme; a card without a row has none. */
export const loyaltyCards = pgTable('loyalty_cards', {
  cardId: long('card_id').primaryKey(),
  type: text('type').$type<LoyaltyProgramType>().notNull(),
  joinedAt: long('joined_at'),
  /** The holder wished not to be told again what goes to the partner. */
  popupHidden: boolean('popup_hidden').notNull(),
});

// The one column of bytes: both drivers take and give them as they are.
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What holders wrote to the help desk. */
export const helpMessages = pgTable('help_messages', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  motivation: text('motivation').notNull(),
  sectionCode: text('section_code').notNull(),
  message: text('message').notNull(),
  telephone: text('telephone').notNull(),
  at: long('at').notNull(),
  /** Of a dispute: the operation, and why it is disputed. */
  operationId: long('operation_id'),
  reason: text('reason').$type<DisputeReason>(),
  /** What should have been charged, in cents, where a wrong amount is disputed. */
  rightCents: long('right_cents'),
});

/** What became of each message after it was received. */
export const helpSteps = pgTable(
  'help_steps',
  {
    messageId: integer('message_id').notNull(),
    position: integer('position').notNull(),
    state: text('state').$type<Exclude<RequestState, 'RECEIVED'>>().notNull(),
    note: text('note'),
    at: long('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.position] })],
);

/** What they attached: the sort that the bank found and the bytes, never a name of theirs (S-39). */
export const helpAttachments = pgTable(
  'help_attachments',
  {
    messageId: integer('message_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<AttachmentKind>().notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.position] })],
);

/** Who found the help desk's suggestions to be enough. */
export const helpAnswers = pgTable('help_answers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  sectionCode: text('section_code').notNull(),
  at: long('at').notNull(),
});
