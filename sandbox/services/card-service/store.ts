import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ServiceId } from '#schemas';
import { romeMonth } from '../../calendar.ts';
import { cards, operations, phones } from '../../db/schema.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';

/** A card as it is stored. */
export type CardRow = typeof cards.$inferSelect;

/** What a card has been used for: this month, together with the cards that hang on it, and ever. */
export type CardUse = { spent: number; spentPosition: number; balance: number };

/** Finds a card of the holder; someone else's is as good as none (S-34). */
export async function findCard({ db, holder }: HolderCall, cardId: string): Promise<CardRow | Refusal> {
  const [card] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.id, Number(cardId)), eq(cards.userId, holder.userId)));
  return card ?? refuse('NOT_FOUND', { pointer: '/cardId' });
}

/** Reads the holder's cards in the order of their ids (CARD-18). */
export function readCards({ db, holder }: HolderCall): Promise<CardRow[]> {
  return db.select().from(cards).where(eq(cards.userId, holder.userId)).orderBy(asc(cards.id));
}

/** Reads the number that the bank calls about a card. */
export async function readContact({ db }: HolderCall, card: CardRow): Promise<string> {
  const [phone] = await db.select().from(phones).where(eq(phones.id, card.phoneId));
  if (phone === undefined) throw new Error('CONTACT_GONE: a card points at a number that is not there');
  return phone.number;
}

/** Tells whether a service is on for a card and nothing stands in its way (S-35). */
export function isActive(card: CardRow, service: ServiceId): boolean {
  const flag = card.profiling[service];
  if (flag === undefined || flag.prop.state !== 'ATTIVO') return false;
  return !flag.locked && !flag.cardBlocked && !flag.limited && !flag.pause;
}

/** Sums up what a card and those that belong to the same position have spent. */
export async function readUse({ db, holder, now }: HolderCall, card: CardRow): Promise<CardUse> {
  const main = card.mainCardId ?? card.id;
  const related = db
    .select({ id: cards.id })
    .from(cards)
    .where(and(eq(cards.userId, holder.userId), or(eq(cards.id, main), eq(cards.mainCardId, main))));
  const spentThisMonth = sql`not ${operations.recharge} and ${operations.month} = ${romeMonth(now)}`;
  const isOwn = sql`${operations.cardId} = ${card.id}`;
  const [sums] = await db
    .select({
      spent: total(sql`${isOwn} and ${spentThisMonth}`, sql`${operations.chargeCents}`),
      spentPosition: total(spentThisMonth, sql`${operations.chargeCents}`),
      balance: total(
        isOwn,
        sql`case when ${operations.recharge} then 1 else -1 end * ${operations.chargeCents}`,
      ),
    })
    .from(operations)
    .where(inArray(operations.cardId, related));
  const { spent, spentPosition, balance } = sums ?? { spent: 0, spentPosition: 0, balance: 0 };
  return { spent, spentPosition, balance: card.openingCents + balance };
}

const total = (when: ReturnType<typeof sql>, what: ReturnType<typeof sql>) =>
  sql`coalesce(sum(${what}) filter (where ${when}), 0)`.mapWith(Number);
