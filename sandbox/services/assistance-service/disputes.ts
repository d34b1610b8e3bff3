import { and, eq, inArray } from 'drizzle-orm';
import { romeInstant } from '../../calendar.ts';
import { helpMessages, operations } from '../../db/schema.ts';
import { sendMessage } from '../../outbox/outbox.ts';
import { codeMessage } from '../../outbox/texts.ts';
import { logSecurity } from '../../security/log.ts';
import { done, refuse, type Call, type Handlers, type Refusal } from '../../server/call.ts';
import { readCards } from '../card-service/store.ts';
import { readAttachments } from './attachments.ts';
import { callbackNumber } from './callback.ts';
import { readRequests } from './requests.ts';
import { isDecided, stepsOf } from './steps.ts';
import { keepMessage, waitToWrite } from './store.ts';

/** What a dispute is about, as the help desk sorts its messages. */
const subject = { motivation: 'OPERAZIONE_NON_RICONOSCIUTA', sectionCode: 'CONTESTAZIONI' };

/** Disputes of operations, and how they and all other messages to the help desk stand. */
export const disputeHandlers = {
  openDispute: {
    async run(call) {
      const { db, bank, holder, now } = call;
      const { request, files = [] } = call.body;
      const { disputeReference, rightAmount = 0, ...said } = request;
      const operationId = Number(disputeReference);
      // Of any other reason there is no right amount, whatever is sent.
      const rightCents = said.reason === 'WRONG_AMOUNT' && rightAmount > 0 ? rightAmount : null;
      const refused = await refuseDispute(call, operationId, rightCents);
      if (refused !== null) return refused;
      const attachments = await readAttachments(files, bank.policy.helpDesk);
      if ('kind' in attachments) return attachments;
      const wait = await waitToWrite(call);
      if (wait > 0) return refuse('HELP_DESK_TOO_MANY', { retryAfterMs: wait });
      const telephone = await callbackNumber(call, request.telephone);
      const written = { ...subject, ...said, telephone, rightCents };
      const message = { ...written, operationId, userId: holder.userId, at: now };
      const ticket = await keepMessage(db, message, attachments);
      const told = codeMessage('disputeReceived', { ticket });
      await sendMessage(db, { kind: 'email', recipient: holder.username, text: told, code: null, at: now });
      await logSecurity(db, bank.secrets, { event: 'dispute.opened', user: holder.username, now });
      const { decisionDays } = bank.policy.helpDesk;
      return done({ ticket, receivedAt: romeInstant(now), attachments: attachments.length, decisionDays });
    },
  },
  listHelpRequests: {
    reads: true,
    run: async (call) => done({ requests: await readRequests(call) }),
  },
} satisfies Partial<Handlers>;

/** Refuses to dispute what is not the holder’s, is disputed already and not decided, or was charged no more than the right amount. */
async function refuseDispute(
  call: Call<'openDispute'>,
  operationId: number,
  rightCents: number | null,
): Promise<Refusal | null> {
  const { db, holder } = call;
  const unknown = refuse('NOT_FOUND', { pointer: '/request/disputeReference' });
  // The contract’s names may be longer than any number the database has.
  if (!Number.isSafeInteger(operationId)) return unknown;
  const cardIds = (await readCards(call)).map(({ id }) => id);
  const [operation] = await db
    .select({ chargeCents: operations.chargeCents })
    .from(operations)
    .where(and(eq(operations.id, operationId), inArray(operations.cardId, cardIds)));
  if (operation === undefined) return unknown;
  const before = await db
    .select({ id: helpMessages.id })
    .from(helpMessages)
    .where(and(eq(helpMessages.userId, holder.userId), eq(helpMessages.operationId, operationId)));
  const steps = await stepsOf(db, before);
  if (before.some(({ id }) => !isDecided(steps(id)))) return refuse('DISPUTE_OPEN');
  return rightCents !== null && rightCents >= operation.chargeCents
    ? refuse('RIGHT_AMOUNT_REFUSED', { pointer: '/request/rightAmount' })
    : null;
}
