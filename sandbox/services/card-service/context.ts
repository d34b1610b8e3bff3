import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { keepQuery } from '../../db/keep-queries.ts';
import { rowAsJson } from '../../db/rows-as-json.ts';
import { cards, cardSecurity, phones } from '../../db/schema.ts';
import type { HolderCall, Refusal } from '../../server/call.ts';
import { untouched, type CardSecurity } from '../card-security/store.ts';
import { findWith, isOwnCard, type CardRow, type PlainCard } from './store.ts';

/** A card with all that is informed of it beside its figures. */
export type CardInContext = {
  card: CardRow;
  /** The number that the bank calls about it. */
  contact: string;
  security: CardSecurity;
  /** The cards that hang on it, in the order of their ids. */
  family: PlainCard[];
};

const others = alias(cards, 'family');
const { profiling: _profiling, functions: _functions, ...summed } = getTableColumns(others);
const { pack, unpack } = rowAsJson(summed);

const contexts = keepQuery((db) => {
  const family = db
    .select({ rows: sql`json_agg(${pack} order by ${others.id})` })
    .from(others)
    .where(and(eq(others.mainCardId, cards.id), eq(others.userId, cards.userId)));
  return db
    .select({
      card: cards,
      contact: phones.number,
      security: cardSecurity,
      // Of rows as rowAsJson packs them; null where no card hangs on this one.
      family: sql<(readonly unknown[])[] | null>`(${family})`,
    })
    .from(cards)
    .innerJoin(phones, eq(phones.id, cards.phoneId))
    .leftJoin(cardSecurity, eq(cardSecurity.cardId, cards.id))
    .where(isOwnCard)
    .prepare('card context');
});

/** Finds a card of the holder with what is informed of it, in one query. */
export async function findCardInContext(call: HolderCall, cardId: string): Promise<CardInContext | Refusal> {
  const found = await findWith(contexts(call.db), call, { cardId });
  if ('kind' in found) return found;
  const { card, contact, security, family } = found;
  return { card, contact, security: security ?? untouched, family: (family ?? []).map(unpack) };
}
