import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import type { LoyaltyProgramType } from '#schemas';

const long = (name: string) => bigint(name, { mode: 'number' });

/** Where the cards stand in the partner's programme; a card without a row has none. */
export const loyaltyCards = pgTable('loyalty_cards', {
  cardId: long('card_id').primaryKey(),
  type: text('type').$type<LoyaltyProgramType>().notNull(),
  joinedAt: long('joined_at'),
  /** The holder wished not to be told again what goes to the partner. */
  popupHidden: boolean('popup_hidden').notNull(),
});
