import { and, asc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { ServiceId } from '#schemas';
import { romeMonth } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { keepQuery } from '../../db/keep-queries.ts';
import { cards, operations, operationStamps, phones } from '../../db/schema.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';

/** A card as it is stored. */
export type CardRow = typeof cards.$inferSelect;

/** A card without its services, which are most of what it weighs, for calls that ask for many at once. */
export type PlainCard = Omit<CardRow, 'profiling' | 'functions'>;

/** A card with the stamp of its operations; null while it has none. */
export type StampedCard = PlainCard & { stamp: string | null };

/** What a card has been used for: this month, together with the cards that hang on it, and ever. */
export type CardUse = { spent: number; spentPosition: number; balance: number };

const { profiling: _profiling, functions: _functions, ...plainColumns } = getTableColumns(cards);
const isOwn = and(eq(cards.id, sql.placeholder('cardId')), eq(cards.userId, sql.placeholder('userId')));
const ownCard = keepQuery((db) => db.select().from(cards).where(isOwn).prepare('own_card'));
const ownStampedCard = keepQuery((db) =>
  db
    .select({ ...plainColumns, stamp: operationStamps.stamp })
    .from(cards)
    .leftJoin(operationStamps, eq(operationStamps.cardId, cards.id))
    .where(isOwn)
    .prepare('own_stamped_card'),
);

/** Finds a card of the holder; someone else's is as good as none (S-34). */
export const findCard = (call: HolderCall, cardId: string): Promise<CardRow | Refusal> =>
  findWith(ownCard(call.db), call, cardId);

/** Finds a card of the holder without its services, with the stamp of its operations. */
export const findStampedCard = (call: HolderCall, cardId: string): Promise<StampedCard | Refusal> =>
  findWith(ownStampedCard(call.db), call, cardId);

type CardQuery<Row> = { execute(values: { cardId: number; userId: number }): Promise<Row[]> };

async function findWith<Row>(
  query: CardQuery<Row>,
  { holder }: HolderCall,
  cardId: string,
): Promise<Row | Refusal> {
  const [card] = await query.execute({ cardId: Number(cardId), userId: holder.userId });
  return card ?? refuse('NOT_FOUND', { pointer: '/cardId' });
}

/** Reads the holder's cards in the order of their ids (CARD-18). */
export function readCards({ db, holder }: HolderCall): Promise<CardRow[]> {
  return db.select().from(cards).where(eq(cards.userId, holder.userId)).orderBy(asc(cards.id));
}

/** Reads the cards of the position that a card belongs to: the main one, itself and the others that hang on it. */
export function readPosition({ db, holder }: HolderCall, card: CardRow): Promise<CardRow[]> {
  return db.select().from(cards).where(isOfPosition(holder.userId, card)).orderBy(asc(cards.id));
}

function isOfPosition(userId: number, card: CardRow): SQL | undefined {
  const main = card.mainCardId ?? card.id;
  return and(eq(cards.userId, userId), or(eq(cards.id, main), eq(cards.mainCardId, main)));
}

/** Reads the number that the bank calls about a card. */
export async function readContact({ db }: HolderCall, card: CardRow): Promise<string> {
  const [phone] = await db.select().from(phones).where(eq(phones.id, card.phoneId));
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

/** Tells whether a service is on for a card and nothing stands in its way (S-35). */
export function isActive(card: CardRow, service: ServiceId): boolean {
  if (isAtOnlineBanking(card) && atOnlineBanking.includes(service)) return false;
  const flag = card.profiling[service];
  if (flag === undefined || flag.prop.state !== 'ATTIVO') return false;
  return !flag.locked && !flag.cardBlocked && !flag.limited && !flag.pause;
}

/** Tells whether a card is linked to online banking (IBAN_PREPAID). */
export const isAtOnlineBanking = ({ productType, profiling }: CardRow): boolean =>
  productType !== 'CREDIT' && profiling.IBAN_PREPAID?.prop.state === 'ATTIVO';

/** Sums up what a card and those that belong to the same position have spent; the balance only of a prepaid card. */
export async function readUse({ db, holder, now }: HolderCall, card: CardRow): Promise<CardUse> {
  const related = db.select({ id: cards.id }).from(cards).where(isOfPosition(holder.userId, card));
  const spending = and(
    inArray(operations.cardId, related),
    eq(operations.month, romeMonth(now)),
    eq(operations.recharge, false),
  );
  const [sums] = await db
    .select({
      spent: sumOf(
        sql`case when ${operations.cardId} = ${card.id} then ${operations.chargeCents} else 0 end`,
      ),
      spentPosition: sumOf(sql`${operations.chargeCents}`),
    })
    .from(operations)
    .where(spending);
  const balance = card.productType === 'PREPAID' ? await readBalance(db, card) : 0;
  return { spent: sums?.spent ?? 0, spentPosition: sums?.spentPosition ?? 0, balance };
}

async function readBalance(db: Database, card: CardRow): Promise<number> {
  const signed = sql`case when ${operations.recharge} then 1 else -1 end * ${operations.chargeCents}`;
  const [moved] = await db
    .select({ cents: sumOf(signed) })
    .from(operations)
    .where(eq(operations.cardId, card.id));
  return card.openingCents + (moved?.cents ?? 0);
}

const sumOf = (what: SQL) => sql`coalesce(sum(${what}), 0)`.mapWith(Number);
