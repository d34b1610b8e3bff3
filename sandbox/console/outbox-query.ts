import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { phones, users } from '../db/schema.ts';
import { readOutbox } from '../outbox/outbox.ts';

/** Whose messages to list; `to` is a number, an e-mail address, or a username, which stands for all its numbers. */
export type OutboxQuery = { to?: string; kind?: 'sms' | 'email' };

/** Lists messages newest first, instants in ISO 8601. */
export async function listOutbox(db: Database, { to, kind }: OutboxQuery) {
  // A plus sign that was not escaped arrives as a space, which neither numbers nor addresses have.
  const recipient = to?.replaceAll(' ', '+');
  const numbers = recipient?.includes('@') === true ? await numbersOf(db, recipient) : [];
  const wanted = recipient === undefined ? undefined : [recipient, ...numbers];
  const messages = await readOutbox(db, {
    ...(wanted === undefined ? {} : { to: wanted }),
    ...(kind === undefined ? {} : { kind }),
  });
  return messages.map(({ id, kind: sort, recipient: number, text, code, at }) => ({
    id,
    kind: sort,
    to: number,
    text,
    code,
    at: new Date(at).toISOString(),
  }));
}

async function numbersOf(db: Database, username: string): Promise<string[]> {
  const rows = await db
    .select({ number: phones.number })
    .from(phones)
    .innerJoin(users, eq(users.id, phones.userId))
    .where(eq(users.username, username.toLowerCase()));
  return rows.map(({ number }) => number);
}
