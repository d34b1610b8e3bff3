import { asc, eq, inArray } from 'drizzle-orm';
import type { RequestState } from '#schemas';
import type { Database } from '../../db/database.ts';
import { helpMessages, helpSteps, users } from '../../db/schema.ts';
import { sendMessage } from '../../outbox/outbox.ts';
import { codeMessage } from '../../outbox/texts.ts';
import { idOf, ticketOf } from './tickets.ts';

/** A step that a request has gone after it was received. */
export type Step = typeof helpSteps.$inferSelect;

/** Reads the steps of some messages, and answers those of each, first to last. */
export async function stepsOf(
  db: Database,
  messages: readonly { id: number }[],
): Promise<(messageId: number) => Step[]> {
  const ids = messages.map(({ id }) => id);
  const all = await db
    .select()
    .from(helpSteps)
    .where(inArray(helpSteps.messageId, ids))
    .orderBy(asc(helpSteps.position));
  return (messageId) => all.filter((step) => step.messageId === messageId);
}

/** Returns the state that steps have led to. */
export const stateAfter = (steps: readonly Step[]): RequestState => steps.at(-1)?.state ?? 'RECEIVED';

/** Returns whether nothing more comes. */
export const isDecided = (steps: readonly Step[]): boolean =>
  !['RECEIVED', 'IN_REVIEW'].includes(stateAfter(steps));

/** What may follow, by whether it is a dispute. */
const endings = { dispute: ['ACCEPTED', 'REFUSED'], message: ['ANSWERED'] } as const;

/** Lists the states that a request may go on to. */
export function nextStates(steps: readonly Step[], isDispute: boolean): readonly Step['state'][] {
  if (isDecided(steps)) return [];
  const ends = endings[isDispute ? 'dispute' : 'message'];
  return stateAfter(steps) === 'RECEIVED' ? ['IN_REVIEW', ...ends] : ends;
}

/** What the holder is told by e-mail of each state. */
const texts: Readonly<Record<Step['state'], string>> = {
  IN_REVIEW: 'requestInReview',
  ANSWERED: 'requestAnswered',
  ACCEPTED: 'disputeAccepted',
  REFUSED: 'disputeRefused',
};

/** How the bank moves a request on; the holder reads the note. */
export type StateOrder = { state: Step['state']; note: string };

/** Moves a request on and tells its holder by e-mail; says what was wrong where it cannot. */
export async function moveRequest(
  { db, now }: { db: Database; now: number },
  ticket: string,
  { state, note }: StateOrder,
): Promise<'moved' | 'unknown' | 'not-next'> {
  const [message] = await db
    .select()
    .from(helpMessages)
    .where(eq(helpMessages.id, idOf(ticket)))
    .for('update');
  if (message === undefined || ticketOf(message) !== ticket) return 'unknown';
  const steps = (await stepsOf(db, [message]))(message.id);
  if (!nextStates(steps, message.operationId !== null).includes(state)) return 'not-next';
  const position = steps.length + 1;
  await db
    .insert(helpSteps)
    .values({ messageId: message.id, position, state, note: note.trim() || null, at: now });
  const [user] = await db.select().from(users).where(eq(users.id, message.userId));
  const text = codeMessage(texts[state], { ticket });
  if (user !== undefined)
    await sendMessage(db, { kind: 'email', recipient: user.username, text, code: null, at: now });
  return 'moved';
}
