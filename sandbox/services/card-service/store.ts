import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { ServiceId } from '#schemas';
import type { Database } from '../../db/database.ts';
import { keepQuery } from '../../db/keep-queries.ts';
import { cards, phones } from '../../db/schema.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';

/** A card as it is stored. */
export type CardRow = typeof cards.$inferSelect;

/** A card without its services, which are most of what it weighs, for calls that ask for many at once. */
export type PlainCard = Omit<CardRow, 'profiling' | 'functions'>;

const { profiling: _profiling, functions: _functions, ...plain } = getTableColumns(cards);

/** The columns of a card without its services. */
export const plainColumns = plain;

/** Picks the card that is asked for, if it is the holder's: someone else's is as good as none (S-34). */
export const isOwnCard = and(
  eq(cards.id, sql.placeholder('cardId')),
  eq(cards.userId, sql.placeholder('userId')),
);

const ownCard = keepQuery((db) => db.select().from(cards).where(isOwnCard).prepare('own_card'));

/** Finds a card of the holder. */
export const findCard = (call: HolderCall, cardId: string): Promise<CardRow | Refusal> =>
  findWith(ownCard(call.db), call, { cardId });

type CardQuery<Row> = { execute(values: Record<string, unknown>): Promise<Row[]> };

/** Finds a card of the holder by a query that picks it with `isOwnCard`, and may take other values, too. */
export async function findWith<Row>(
  query: CardQuery<Row>,
  { holder }: HolderCall,
  { cardId, ...values }: { cardId: string } & Record<string, unknown>,
): Promise<Row | Refusal> {
  const [card] = await query.execute({ ...values, cardId: Number(cardId), userId: holder.userId });
  return card ?? refuse('NOT_FOUND', { pointer: '/cardId' });
}

const ownCards = keepQuery((db) =>
  db
    .select()
    .from(cards)
    .where(eq(cards.userId, sql.placeholder('userId')))
    .orderBy(asc(cards.id))
    .prepare('own cards'),
);

/** Reads the holder's cards in the order of their ids (CARD-18). */
export const readCards = ({ db, holder }: HolderCall): Promise<CardRow[]> =>
  ownCards(db).execute({ userId: holder.userId });

const isOfPosition = and(
  eq(cards.userId, sql.placeholder('userId')),
  or(eq(cards.id, sql.placeholder('mainId')), eq(cards.mainCardId, sql.placeholder('mainId'))),
);
const cardsOfPosition = keepQuery((db) =>
  db.select().from(cards).where(isOfPosition).orderBy(asc(cards.id)).prepare('cards of position'),
);

/** Reads the cards of the position that a card belongs to: the main one, itself and the others that hang on it. */
export const readPosition = ({ db, holder }: HolderCall, card: CardRow): Promise<CardRow[]> =>
  cardsOfPosition(db).execute({ userId: holder.userId, mainId: card.mainCardId ?? card.id });

/** Picks the ids of the cards of a position: of the holder `userId`, and of the main card `mainId`. */
export const positionIds = (db: Database) => db.select({ id: cards.id }).from(cards).where(isOfPosition);

const phoneOf = keepQuery((db) =>
  db
    .select({ number: phones.number })
    .from(phones)
    .where(eq(phones.id, sql.placeholder('phoneId')))
    .prepare('phone'),
);

/** Reads the number that the bank calls about a card. */
export async function readContact({ db }: HolderCall, { phoneId }: CardRow): Promise<string> {
  const [phone] = await phoneOf(db).execute({ phoneId });
  if (phone === undefined) throw new Error('CONTACT_GONE: a card points at a number that is not there');
  return phone.number;
}

/** What is done in online banking, and not here, with a card that is linked to it (IBAN-01, IBAN-02). */
const atOnlineBanking: readonly ServiceId[] = [
  'RICARICHE_TELEFONICHE',
  'SPENDING_CONTROL',
  'SPENDING_CONTROL_VISA',
  'SPENDING_CONTROL_MASTERCARD',
  '3D_SECURE',
  'KEY_6',
];

/** Returns whether a service is on for a card and nothing stands in its way (S-35). */
export function isActive(card: CardRow, service: ServiceId): boolean {
  if (isAtOnlineBanking(card) && atOnlineBanking.includes(service)) return false;
  const flag = card.profiling[service];
  if (flag === undefined || flag.prop.state !== 'ATTIVO') return false;
  return !flag.locked && !flag.cardBlocked && !flag.limited && !flag.pause;
}

/** Returns whether a card is linked to online banking (IBAN_PREPAID). */
export const isAtOnlineBanking = ({ productType, profiling }: CardRow): boolean =>
  productType !== 'CREDIT' && profiling.IBAN_PREPAID?.prop.state === 'ATTIVO';
