import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cards, holderRecords, phones, users } from '../../db/schema.ts';
import { cardIdOf, kitOfPan, panOf } from '../../seed/identity.ts';
import { findPersona } from '../../seed/personas.ts';

/** Finds the holder of a card number; null for a number that is no card of ours. */
export async function findHolderByPan(db: Database, pan: string): Promise<number | null> {
  const kit = kitOfPan(pan);
  if (kit !== null) {
    const [record] = await db.select().from(holderRecords).where(eq(holderRecords.kitSerial, kit.serial));
    return record?.userId ?? null;
  }
  const [card] = await db
    .select()
    .from(cards)
    .where(eq(cards.id, cardIdOf(pan)));
  return card !== undefined && panOf(card) === pan ? card.userId : null;
}

/** Finds a holder by username; null for nobody. */
export async function findHolderByName(db: Database, username: string): Promise<number | null> {
  const [user] = await db.select().from(users).where(eq(users.username, username.trim().toLowerCase()));
  return user?.id ?? null;
}

/** Returns whether a number is one of the holder's. */
export async function hasNumber(db: Database, userId: number, number: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(phones)
    .where(and(eq(phones.userId, userId), eq(phones.number, number)));
  return rows.length > 0;
}

/** Reads the holder's reference number. */
export async function referenceNumber(db: Database, userId: number): Promise<string> {
  const [phone] = await db
    .select()
    .from(phones)
    .where(eq(phones.userId, userId))
    .orderBy(asc(phones.position))
    .limit(1);
  if (phone === undefined) throw new Error('CONTACT_GONE: a holder without any number');
  return phone.number;
}

/** Makes one number the holder's reference number and that of every card. */
export async function unifyNumber(db: Database, userId: number, number: string): Promise<void> {
  const [first] = await db
    .select()
    .from(phones)
    .where(eq(phones.userId, userId))
    .orderBy(asc(phones.position))
    .limit(1);
  if (first === undefined) throw new Error('CONTACT_GONE: a holder without any number');
  await db.update(phones).set({ number }).where(eq(phones.id, first.id));
  await db.update(cards).set({ phoneId: first.id }).where(eq(cards.userId, userId));
  await db.delete(phones).where(and(eq(phones.userId, userId), ne(phones.id, first.id)));
}

/** Returns whether an address may become a holder's username: it is nobody else's and no demo account's. */
export async function isFreeEmail(db: Database, email: string, userId: number): Promise<boolean> {
  const username = email.toLowerCase();
  const owner = await findHolderByName(db, username);
  return owner === userId || (owner === null && findPersona(username) === null);
}
