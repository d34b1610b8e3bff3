import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { formerContacts, phones, users } from '../db/schema.ts';
import { sendMessage, type OutboxMessage } from './outbox.ts';
import blocks from './blocks.json' with { type: 'json' };
import texts from './notices.json' with { type: 'json' };

/** Where a holder can be reached. */
export type Contact = Pick<OutboxMessage, 'kind' | 'recipient'>;

const beginning = 'Percorso:';
const way = "Non l'hai chiesto tu? Chiama l'800 000 100.";

/**
 * Lists all that the bank knows of where a holder can be reached: each number, the address that is the username, and what
 * was either until a while ago. Who has just changed the one does not keep from the holder what is changed next.
 */
export async function readContacts({ db, now }: Sending, userId: number): Promise<Contact[]> {
  const isRecent = and(eq(formerContacts.userId, userId), gt(formerContacts.until, now));
  const former = await db.select().from(formerContacts).where(isRecent);
  const known = await readKnown(db, userId);
  return [
    ...known,
    ...without(
      former.map(({ kind, recipient }) => ({ kind, recipient })),
      known,
    ),
  ];
}

/** Keeps those contacts of before a change that the holder has no more, for notices alone, until then. */
export async function keepFormer(
  { db, now, userId, until }: Sending & { userId: number; until: number },
  before: readonly Contact[],
): Promise<void> {
  const gone = without(before, await readKnown(db, userId));
  if (gone.length === 0) return;
  // What is kept already is kept until the time of then.
  await db
    .insert(formerContacts)
    .values(gone.map((contact) => ({ ...contact, userId, until })))
    .onConflictDoUpdate({
      target: [formerContacts.userId, formerContacts.kind, formerContacts.recipient],
      set: { until },
      setWhere: lte(formerContacts.until, now),
    });
}

const without = (all: readonly Contact[], others: readonly Contact[]): Contact[] =>
  all.filter(
    ({ kind, recipient }) => !others.some((one) => one.kind === kind && one.recipient === recipient),
  );

async function readKnown(db: Database, userId: number): Promise<Contact[]> {
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
  return `${beginning} troppi tentativi sbagliati, abbiamo bloccato ${what}. Per sbloccare, e se non eri tu, chiama l'800 000 200.`;
}

type Sending = { db: Database; now: number };

/** What is told after the last notice of a kind in an hour. */
export const pauseText = `${beginning} troppi cambi di fila: per un'ora non ti scriviamo i prossimi dello stesso tipo. ${way}`;

/** Tells that for an hour notices of a kind do not come one by one. */
export const sendPause = (
  sending: Sending,
  contacts: readonly Contact[],
  operationId: string,
): Promise<void> => send(sending, contacts, { text: pauseText, about: operationId });

/** Sends the notice of an operation to the contacts that were known before it. */
export const sendNotice = (
  sending: Sending,
  contacts: readonly Contact[],
  { operationId, card }: { operationId: string; card: string | null },
): Promise<void> => send(sending, contacts, { text: noticeText(operationId, card), about: operationId });

/**
 * Tells a holder that a block has fallen (S-75): anyone who tried may be somebody else, and only the bank’s operator lifts it.
 * Called where the count reaches its end, so that each block is told once.
 */
export async function tellBlock(
  sending: Sending,
  { userId, service }: { userId: number; service: string },
): Promise<void> {
  await send(sending, await readContacts(sending, userId), { text: blockText(service), about: 'block' });
}

async function send(
  { db, now }: Sending,
  contacts: readonly Contact[],
  message: { text: string; about: string },
): Promise<void> {
  for (const contact of contacts) await sendMessage(db, { ...contact, ...message, code: null, at: now });
}

const sms = (recipient: string): Contact => ({ kind: 'sms', recipient });
