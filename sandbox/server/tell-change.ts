import type { ContractOperation } from '#schemas/provider';
import { countNotice } from '../outbox/notice-limits.ts';
import { keepFormer, readContacts, sendNotice, sendPause, type Contact } from '../outbox/notices.ts';
import { findCard } from '../services/card-service/store.ts';
import type { Answer, HolderCall } from './call.ts';

type Told = HolderCall & { body: unknown };

/**
 * Runs a call and, where the contract marks it x-notice, tells anyone who could be reached before it that it was done
 * (S-75): who has just changed a number would be the only one to hear of it afterwards.
 */
export async function tellChange(
  call: Told,
  operation: ContractOperation,
  run: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  if (!operation.notice) return run();
  const { userId } = call.holder;
  const contacts = await readContacts(call, userId);
  const answered = await run();
  if (answered.kind !== 'done' || answered.unchanged === true) return answered;
  await tell(call, operation, contacts);
  const { db, now, bank } = call;
  await keepFormer({ db, now, userId, until: now + bank.policy.notices.formerMs }, contacts);
  return answered;
}

async function tell(
  call: Told,
  { id, scaAlways }: ContractOperation,
  contacts: readonly Contact[],
): Promise<void> {
  const { perHour } = call.bank.policy.notices;
  const place = scaAlways === true ? 0 : await countNotice(call, id);
  if (place <= perHour) await sendNotice(call, contacts, { operationId: id, card: await lastDigits(call) });
  if (place === perHour) await sendPause(call, contacts, id);
}

async function lastDigits(call: Told): Promise<string | null> {
  const { cardId } = Object(call.body);
  if (typeof cardId !== 'string') return null;
  const card = await findCard(call, cardId);
  return 'kind' in card ? null : card.panLast4;
}
