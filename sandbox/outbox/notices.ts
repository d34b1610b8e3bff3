import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { phones, users } from '../db/schema.ts';
import { sendMessage, type OutboxMessage } from './outbox.ts';
import texts from './notices.json' with { type: 'json' };

/** Where a holder can be reached. */
export type Contact = Pick<OutboxMessage, 'kind' | 'recipient'>;

const beginning = 'Percorso:';
const way = "Non l'hai chiesto tu? Chiama il Servizio Clienti.";

/** Lists all that the bank knows of where a holder can be reached: each number, and the address that is the username. */
export async function readContacts(db: Database, userId: number): Promise<Contact[]> {
  const numbers = await db
    .select({ number: phones.number })
    .from(phones)
    .where(eq(phones.userId, userId))
    .orderBy(asc(phones.position));
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, userId));
  // Who is not registered has a name that is no address.
  const addresses = user?.username.includes('@') === true ? [user.username] : [];
  return [
    ...[...new Set(numbers.map(({ number }) => number))].map((recipient) => sms(recipient)),
    ...addresses.map((recipient) => ({ kind: 'email' as const, recipient })),
  ];
}

/**
 * Words the notice of an operation; `card` are the last digits of the card that it was about.
 *
 * @throws {Error} NOTICE_UNKNOWN when the operation has no text, or its text names a card and there is none.
 */
export function noticeText(operationId: string, card: string | null): string {
  const text = Object.entries(texts).find(([id]) => id === operationId)?.[1];
  if (text === undefined || (card === null && text.includes('{card}')))
    throw new Error(`NOTICE_UNKNOWN: ${operationId} has a notice, and no text for it`);
  return `${beginning} ${text.replace('{card}', card ?? '')} ${way}`;
}

/** Sends the notice of an operation to the contacts that were known before it. */
export async function sendNotice(
  { db, now }: { db: Database; now: number },
  contacts: readonly Contact[],
  notice: { operationId: string; card: string | null },
): Promise<void> {
  const text = noticeText(notice.operationId, notice.card);
  for (const contact of contacts)
    await sendMessage(db, { ...contact, text, code: null, about: notice.operationId, at: now });
}

const sms = (recipient: string): Contact => ({ kind: 'sms', recipient });
