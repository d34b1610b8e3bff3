import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

// Instants are epoch milliseconds: well under 2^53.
const long = (name: string) => bigint(name, { mode: 'number' });

/** Where a holder could be reached before a change, and until when notices go there too (S-75). */
export const formerContacts = pgTable(
  'former_contacts',
  {
    userId: integer('user_id').notNull(),
    kind: text('kind', { enum: ['sms', 'email'] }).notNull(),
    recipient: text('recipient').notNull(),
    until: long('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.recipient] })],
);

/** How many notices of one kind a holder has had since the first of an hour. */
export const noticesTold = pgTable(
  'notices_told',
  {
    userId: integer('user_id').notNull(),
    about: text('about').notNull(),
    firstAt: long('first_at').notNull(),
    told: integer('told').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.about] })],
);
