import { eq } from 'drizzle-orm';
import { smsAlerts } from '../../db/schema.ts';
import { sendMessage } from '../../outbox/outbox.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import { readCards, readContact, type CardRow } from '../card-service/store.ts';
import { isSwitchedOn, switchServices } from '../card-service/switch-service.ts';
import { italianAmount } from '../card-service/view.ts';
import type { OperationRow } from '../transaction/store.ts';
import texts from './texts.json' with { type: 'json' };

/** Reads from how many cents on a card's operations are told by SMS; null when they are not. */
export async function readThreshold(
  { db }: Pick<HolderCall, 'db'>,
  card: CardRow,
  lowest: number,
): Promise<number | null> {
  if (!isSwitchedOn(card, 'SERVIZI_SMS')) return null;
  const [row] = await db.select().from(smsAlerts).where(eq(smsAlerts.cardId, card.id));
  return row?.thresholdCents ?? lowest;
}

/** Has a card's operations told by SMS from an amount on, or no longer; the card's services show it. */
export async function writeThreshold(
  call: HolderCall,
  card: CardRow,
  thresholdCents: number | null,
): Promise<void> {
  const from = thresholdCents !== null && thresholdCents > 0 && thresholdCents;
  await switchServices(call, card, { SERVIZI_SMS: thresholdCents !== null, SERVIZI_SMS_THRESHOLD: from });
  if (thresholdCents === null) return;
  await call.db
    .insert(smsAlerts)
    .values({ cardId: card.id, thresholdCents })
    .onConflictDoUpdate({ target: smsAlerts.cardId, set: { thresholdCents } });
}

/** Has the operations of all the holder's cards told by SMS from an amount on, or of none. */
export async function writeThresholds(call: HolderCall, thresholdCents: number | null): Promise<void> {
  for (const card of await readCards(call)) await writeThreshold(call, card, thresholdCents);
}

/** Refuses an amount that the bank sends no SMS from. */
export function refuseThreshold({ bank }: Pick<HolderCall, 'bank'>, threshold: number): Refusal | null {
  const { minThreshold, maxThreshold } = bank.policy.smsAlert;
  const isGood = threshold >= minThreshold && threshold <= maxThreshold;
  return isGood ? null : refuse('THRESHOLD_REFUSED', { pointer: '/threshold' });
}

/** Tells an operation by SMS where the card's holder wishes it (ALERT-01). */
export async function tellOperation(
  call: HolderCall,
  card: CardRow,
  { chargeCents, merchantName }: Pick<OperationRow, 'chargeCents' | 'merchantName'>,
): Promise<void> {
  const threshold = await readThreshold(call, card, call.bank.policy.smsAlert.minThreshold);
  if (threshold === null || chargeCents < threshold) return;
  const text = texts.operation
    .replace('{amount}', italianAmount(chargeCents))
    .replace('{merchant}', () => merchantName)
    .replace('{last4}', card.panLast4);
  const recipient = await readContact(call, card);
  await sendMessage(call.db, { kind: 'sms', recipient, text, code: null, at: call.now });
}
