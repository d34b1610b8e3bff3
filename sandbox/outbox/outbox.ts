import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';

/** A message that left the bank. */
export type OutboxMessage = typeof outbox.$inferSelect;

/** A message to be sent, with what it is about where that matters later. */
export type NewMessage = Omit<OutboxMessage, 'id' | 'about'> & { about?: string };

/** Sends a message: the sandbox keeps it where the console shows it. */
export async function sendMessage(db: Database, message: NewMessage): Promise<void> {
  await db.insert(outbox).values(message);
}

/** Lists up to 200 messages, newest first, to any of these recipients. */
export function readOutbox(
  db: Database,
  { to, kind }: { to?: readonly string[]; kind?: 'sms' | 'email' },
): Promise<OutboxMessage[]> {
  return db
    .select()
    .from(outbox)
    .where(and(to && inArray(outbox.recipient, [...to]), kind && eq(outbox.kind, kind)))
    .orderBy(desc(outbox.id))
    .limit(200);
}
