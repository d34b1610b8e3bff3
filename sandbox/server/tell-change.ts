import type { ContractOperation } from '#schemas/provider';
import { readContacts, sendNotice } from '../outbox/notices.ts';
import { findCard } from '../services/card-service/store.ts';
import type { Answer, HolderCall } from './call.ts';

type Told = HolderCall & { body: unknown };

/**
 * Runs a call and, where the contract marks it x-notice, tells whoever could be reached before it that it was done
 * (S-75): who has just changed a number would be the only one to hear of it afterwards.
 */
export async function tellChange(
  call: Told,
  operation: ContractOperation,
  run: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  if (!operation.notice) return run();
  const contacts = await readContacts(call.db, call.holder.userId);
  const answered = await run();
  if (answered.kind !== 'done' || answered.unchanged === true) return answered;
  await sendNotice(call, contacts, { operationId: operation.id, card: await lastDigits(call) });
  return answered;
}

async function lastDigits(call: Told): Promise<string | null> {
  const { cardId } = Object(call.body);
  if (typeof cardId !== 'string') return null;
  const card = await findCard(call, cardId);
  return 'kind' in card ? null : card.panLast4;
}
