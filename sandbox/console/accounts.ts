import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { cards, holderRecords, phones, users } from '../db/schema.ts';
import { cv2Of, fiscalCodeOf, holderCodeOf, kitOf, panOf } from '../seed/identity.ts';
import { demoPassword, personas } from '../seed/personas.ts';

/** Lists the demo accounts, and last the card that is not registered yet; a tag gives that card as a copy of its own. */
export function listAccounts(tag: string) {
  const accounts = personas.map(({ name, shows }) => ({
    username: `${name}@percorso.test`,
    password: demoPassword,
    shows,
  }));
  const { pan, cv2, fiscalCode, registrationCode, telephone } = kitOf(tag);
  const kit = { pan, cv2, fiscalCode, registrationCode, telephone };
  const shows = 'Non è un account, ma una carta da registrare; i suoi dati sono nella console';
  return [...accounts, { username: 'nuova-carta', password: '', shows, kit }];
}

/** Tells what a holder knows of themselves and a recovery asks for; null for a username that nobody has. */
export async function readHolderData(db: Database, username: string) {
  const [user] = await db.select().from(users).where(eq(users.username, username.toLowerCase()));
  if (user === undefined) return null;
  const [record] = await db.select().from(holderRecords).where(eq(holderRecords.userId, user.id));
  const own = await db.select().from(cards).where(eq(cards.userId, user.id)).orderBy(asc(cards.id));
  const numbers = await db
    .select()
    .from(phones)
    .where(eq(phones.userId, user.id))
    .orderBy(asc(phones.position));
  return {
    fiscalCode: record?.fiscalCode ?? fiscalCodeOf(user.name, user.surname, user.id),
    holderCode: holderCodeOf(record?.kitSerial ?? null),
    telephones: numbers.map(({ number }) => number),
    cards: own.map((card) => ({ id: String(card.id), pan: panOf(card), cv2: cv2Of(panOf(card)) })),
  };
}
