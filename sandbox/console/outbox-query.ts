import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { codes, phones, users } from '../db/schema.ts';
import { readOutbox, type OutboxMessage } from '../outbox/outbox.ts';

/** Whose messages to list; `to` is a number, an e-mail address, or a username, which stands for all its numbers. */
export type OutboxQuery = { to?: string; kind?: 'sms' | 'email' };

/** Lists messages newest first, instants in ISO 8601; of a code until when it is good, and whether it has been. */
export async function listOutbox(db: Database, { to, kind }: OutboxQuery) {
  // A plus sign that was not escaped arrives as a space, which neither numbers nor addresses have.
  const recipient = to?.replaceAll(' ', '+');
  const numbers = recipient?.includes('@') === true ? await numbersOf(db, recipient) : [];
  const wanted = recipient === undefined ? undefined : [recipient, ...numbers];
  const messages = await readOutbox(db, {
    ...(wanted === undefined ? {} : { to: wanted }),
    ...(kind === undefined ? {} : { kind }),
  });
  const codeOf = await codesBehind(db, messages);
  const ownerOf = await ownersOf(db, messages);
  return messages.map((message) => {
    const { id, kind: sort, recipient: number, text, code, at } = message;
    const behind = codeOf(message);
    return {
      id,
      kind: sort,
      to: number,
      text,
      code,
      at: new Date(at).toISOString(),
      userId: behind?.userId ?? ownerOf(message),
      goodUntil: behind === undefined ? null : new Date(behind.expiresAt).toISOString(),
      isSpent: behind !== undefined && behind.state !== 'live',
    };
  });
}

type Messages = readonly OutboxMessage[];

/** As many as messages are listed, most of which bring one. */
const mostCodes = 400;

/** Finds the code that a message brought: it went there at that very moment. */
async function codesBehind(db: Database, messages: Messages) {
  const sent = messages.some(({ code }) => code !== null)
    ? await db.select().from(codes).orderBy(desc(codes.id)).limit(mostCodes)
    : [];
  return ({ code, recipient, at }: OutboxMessage) =>
    code === null
      ? undefined
      : sent.find(({ destination, issuedAt }) => destination === recipient && issuedAt === at);
}

/** Finds whose number or address a message went to; of one that several have, nobody’s. */
async function ownersOf(db: Database, messages: Messages) {
  const recipients = [...new Set(messages.map(({ recipient }) => recipient))];
  if (recipients.length === 0) return () => null;
  const byNumber = await db
    .select({ at: phones.number, userId: phones.userId })
    .from(phones)
    .where(inArray(phones.number, recipients));
  const byAddress = await db
    .select({ at: users.username, userId: users.id })
    .from(users)
    .where(inArray(users.username, recipients));
  const known = [...byNumber, ...byAddress];
  return ({ recipient }: OutboxMessage): number | null => {
    const [first, ...others] = known.filter(({ at }) => at === recipient);
    return first === undefined || others.length > 0 ? null : first.userId;
  };
}

async function numbersOf(db: Database, username: string): Promise<string[]> {
  const rows = await db
    .select({ number: phones.number })
    .from(phones)
    .innerJoin(users, eq(users.id, phones.userId))
    .where(eq(users.username, username.toLowerCase()));
  return rows.map(({ number }) => number);
}
