import { eq } from 'drizzle-orm';
import { installmentAlerts } from '../../db/schema.ts';
import { sendMessage } from '../../outbox/outbox.ts';
import type { HolderCall } from '../../server/call.ts';
import { readContact, type CardRow } from '../card-service/store.ts';
import texts from './texts.json' with { type: 'json' };

/** Returns whether a card gets an SMS before an instalment is due. */
export async function hasAlert({ db }: HolderCall, card: CardRow): Promise<boolean> {
  const [row] = await db.select().from(installmentAlerts).where(eq(installmentAlerts.cardId, card.id));
  return row?.active ?? false;
}

/** Switches the SMS before an instalment is due. */
export async function switchAlert({ db }: HolderCall, card: CardRow, active: boolean): Promise<void> {
  await db
    .insert(installmentAlerts)
    .values({ cardId: card.id, active })
    .onConflictDoUpdate({ target: installmentAlerts.cardId, set: { active } });
}

/** Tells the holder by SMS that a plan was made, where the card has the instalment SMS. */
export async function tellConfirmed(call: HolderCall, card: CardRow, count: number): Promise<void> {
  if (!(await hasAlert(call, card))) return;
  const text = texts.confirmed.replace('{count}', String(count));
  const recipient = await readContact(call, card);
  await sendMessage(call.db, { kind: 'sms', recipient, text, code: null, at: call.now });
}
