import { count, desc, eq, inArray } from 'drizzle-orm';
import type { HelpRequest } from '#schemas';
import { romeInstant } from '../../calendar.ts';
import { cards, helpAttachments, helpMessages, operations } from '../../db/schema.ts';
import { maskPan } from '../../security/masking.ts';
import type { HolderCall } from '../../server/call.ts';
import { stateAfter, stepsOf, type Step } from './steps.ts';
import type { HelpMessage } from './store.ts';
import { subjects } from './subjects.ts';
import { ticketOf } from './tickets.ts';

const most = 100;

type RequestRow = {
  message: HelpMessage;
  operation: typeof operations.$inferSelect | null;
  card: typeof cards.$inferSelect | null;
};

/** Reads what a holder has written to the help desk, and disputed, newest first, with what became of each. */
export async function readRequests({ db, holder }: HolderCall): Promise<HelpRequest[]> {
  const rows = await db
    .select({ message: helpMessages, operation: operations, card: cards })
    .from(helpMessages)
    .leftJoin(operations, eq(operations.id, helpMessages.operationId))
    .leftJoin(cards, eq(cards.id, operations.cardId))
    .where(eq(helpMessages.userId, holder.userId))
    .orderBy(desc(helpMessages.id))
    .limit(most);
  const messages = rows.map(({ message }) => message);
  const ids = messages.map(({ id }) => id);
  const steps = await stepsOf(db, messages);
  const attached = await db
    .select({ messageId: helpAttachments.messageId, files: count() })
    .from(helpAttachments)
    .where(inArray(helpAttachments.messageId, ids))
    .groupBy(helpAttachments.messageId);
  return rows.map(({ message, operation, card }) => ({
    ticket: ticketOf(message),
    sentAt: romeInstant(message.at),
    state: stateAfter(steps(message.id)),
    ...(operation === null || card === null ? subjectOf(message) : disputed(message, operation, card)),
    message: message.message,
    ...creditOf(steps(message.id), { message, operation, card }),
    attachments: attached.find(({ messageId }) => messageId === message.id)?.files ?? 0,
    history: historyOf(message, steps(message.id)),
  }));
}

function subjectOf({ motivation, sectionCode }: HelpMessage): Partial<HelpRequest> {
  const known = subjects.find((one) => one.motivation === motivation && one.sectionCode === sectionCode);
  return known === undefined ? {} : { subject: known.description };
}

function disputed(
  { reason, rightCents }: HelpMessage,
  operation: typeof operations.$inferSelect,
  card: typeof cards.$inferSelect,
): Partial<HelpRequest> {
  const { id, merchantName, at, originalCents, originalCurrency } = operation;
  return {
    ...(reason === null ? {} : { reason }),
    ...(rightCents === null ? {} : { rightAmount: rightCents }),
    operation: {
      merchantName,
      transactionDate: romeInstant(at),
      cardIdValue: maskPan(card.panLast4),
      // Of a family card every amount is left out (S-36).
      ...(card.family
        ? {}
        : { originalCurrencyAmount: { amount: originalCents, currency: originalCurrency } }),
      disputeReference: String(id),
    },
  };
}

/** What was charged too much is credited in the moment in which a dispute is accepted; of a family card no sum is told (S-36). */
function creditOf(
  steps: readonly Step[],
  { message: { rightCents }, operation, card }: RequestRow,
): Pick<HelpRequest, 'creditedAt' | 'creditedAmount'> {
  const accepted = steps.find(({ state }) => state === 'ACCEPTED');
  if (accepted === undefined) return {};
  const creditedAt = romeInstant(accepted.at);
  if (operation === null || card === null || card.family) return { creditedAt };
  const amount = Math.max(operation.chargeCents - (rightCents ?? 0), 0);
  return { creditedAt, creditedAmount: { amount, currency: 'EUR' } };
}

function historyOf({ at }: HelpMessage, steps: readonly Step[]): HelpRequest['history'] {
  return [
    { state: 'RECEIVED', at: romeInstant(at) },
    ...steps.map((step) => ({
      state: step.state,
      at: romeInstant(step.at),
      ...(step.note === null ? {} : { note: step.note }),
    })),
  ];
}
