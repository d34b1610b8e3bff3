import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { phones, users } from '../db/schema.ts';
import { sendMessage, type OutboxMessage } from './outbox.ts';
import blocks from './blocks.json' with { type: 'json' };
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

/** Words what is told when a block falls: of the login and of recoveries by name, of all else that it is an operation. */
export function blockText(service: string): string {
  const what = Object.entries(blocks).find(([name]) => name === service)?.[1] ?? blocks.any;
  return `${beginning} troppi tentativi sbagliati, abbiamo bloccato ${what}. Per sbloccare, e se non eri tu, chiama il Servizio Clienti.`;
}

type Sending = { db: Database; now: number };

/** Sends the notice of an operation to the contacts that were known before it. */
export const sendNotice = (
  sending: Sending,
  contacts: readonly Contact[],
  { operationId, card }: { operationId: string; card: string | null },
): Promise<void> => send(sending, contacts, { text: noticeText(operationId, card), about: operationId });

/**
 * Tells a holder that a block has fallen (S-75): whoever tried may be somebody else, and only the bank’s operator lifts it.
 * Called where the count reaches its end, so that each block is told once.
 */
export async function tellBlock(
  sending: Sending,
  { userId, service }: { userId: number; service: string },
): Promise<void> {
  await send(sending, await readContacts(sending.db, userId), { text: blockText(service), about: 'block' });
}

async function send(
  { db, now }: Sending,
  contacts: readonly Contact[],
  message: { text: string; about: string },
): Promise<void> {
  for (const contact of contacts) await sendMessage(db, { ...contact, ...message, code: null, at: now });
}

const sms = (recipient: string): Contact => ({ kind: 'sms', recipient });
