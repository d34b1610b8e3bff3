import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { helpAnswers, helpAttachments, helpMessages } from '../../db/schema.ts';
import type { HolderCall } from '../../server/call.ts';
import type { AttachmentKind } from './attachment-kind.ts';
import { nextStates, stepsOf } from './steps.ts';
import { idOf, ticketOf } from './tickets.ts';

/** An attachment as it is kept: what it is and its bytes, whatever the holder called it. */
export type Attachment = { kind: AttachmentKind; content: Uint8Array };

/** A message to the help desk as it is kept. */
export type HelpMessage = typeof helpMessages.$inferSelect;

const hourMs = 3_600_000;

/** Milliseconds until the holder may write again; 0 when that is now. */
export async function waitToWrite({ db, holder, now, bank }: HolderCall): Promise<number> {
  const sent = await db
    .select({ at: helpMessages.at })
    .from(helpMessages)
    .where(and(eq(helpMessages.userId, holder.userId), gt(helpMessages.at, now - hourMs)))
    .orderBy(asc(helpMessages.at));
  const [oldest] = sent;
  return oldest === undefined || sent.length < bank.policy.helpDesk.perHour ? 0 : oldest.at + hourMs - now;
}

/** Keeps a message with its attachments and answers its number. */
export async function keepMessage(
  db: Database,
  message: Omit<HelpMessage, 'id'>,
  attachments: readonly Attachment[],
): Promise<string> {
  const [kept] = await db.insert(helpMessages).values(message).returning();
  if (kept === undefined) throw new Error('MESSAGE_GONE: a message was not kept');
  const rows = attachments.map((attachment, index) => ({
    ...attachment,
    messageId: kept.id,
    position: index + 1,
  }));
  if (rows.length > 0) await db.insert(helpAttachments).values(rows);
  return ticketOf(kept);
}

/** Keeps that the help desk's own suggestions were enough. */
export async function keepAnswer({ db, holder, now }: HolderCall, sectionCode: string): Promise<void> {
  await db.insert(helpAnswers).values({ userId: holder.userId, sectionCode, at: now });
}

/** Lists what the help desk received, newest first, the bytes left out, and how many needed not to write. */
export async function readHelpDesk(db: Database) {
  const messages = await db.select().from(helpMessages).orderBy(desc(helpMessages.id)).limit(100);
  const attachments = await db
    .select({
      messageId: helpAttachments.messageId,
      position: helpAttachments.position,
      kind: helpAttachments.kind,
      bytes: sql`octet_length(${helpAttachments.content})`.mapWith(Number),
    })
    .from(helpAttachments)
    .orderBy(asc(helpAttachments.position));
  const steps = await stepsOf(db, messages);
  const answered = await db.select({ id: helpAnswers.id }).from(helpAnswers);
  return {
    answered: answered.length,
    messages: messages.map(({ id, userId: _userId, operationId, at, ...said }) => ({
      ticket: ticketOf({ id, operationId }),
      ...said,
      at: new Date(at).toISOString(),
      attachments: attachments
        .filter(({ messageId }) => messageId === id)
        .map(({ position, kind, bytes }) => ({ position, kind, bytes })),
      history: steps(id).map(({ state, note }) => ({ state, note })),
      next: nextStates(steps(id), operationId !== null),
    })),
  };
}

/** Finds an attachment by the number of its message and its place in it; null when there is none. */
export async function findAttachment(
  db: Database,
  { ticket, position }: { ticket: string; position: number },
): Promise<Attachment | null> {
  if (!Number.isSafeInteger(position) || position < 1 || position > 100) return null;
  const [found] = await db
    .select()
    .from(helpAttachments)
    .where(and(eq(helpAttachments.messageId, idOf(ticket)), eq(helpAttachments.position, position)));
  return found ?? null;
}
