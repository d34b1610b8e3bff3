import { eq } from 'drizzle-orm';
import type { BankReplies } from '#schemas';
import { statementSubscriptions } from '../../db/schema.ts';
import { sendMessage } from '../../outbox/outbox.ts';
import { maskEmail } from '../../security/masking.ts';
import type { HolderCall } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { isSwitchedOn, switchServices } from '../card-service/switch-service.ts';
import texts from './texts.json' with { type: 'json' };

/** How a card's movements list reaches its holder. */
export type Subscription = { delivery: 'ONLINE' | 'PAPER'; email: string };

/** Returns whether a list reaches its holder as before. */
export const isSame = (one: Subscription, other: Subscription): boolean =>
  one.delivery === other.delivery && one.email === other.email;

/** Reads the delivery of a card; until it is changed it is what the card's profiling says, at the username. */
export async function readSubscription({ db, holder }: HolderCall, card: CardRow): Promise<Subscription> {
  const [row] = await db
    .select()
    .from(statementSubscriptions)
    .where(eq(statementSubscriptions.cardId, card.id));
  if (row !== undefined) return row;
  const isPaper = isSwitchedOn(card, 'ESTRATTO_CONTO_CARTACEO');
  return { delivery: isPaper ? 'PAPER' : 'ONLINE', email: holder.username };
}

/** Changes the delivery, in the card's services too, and tells a new address that it is one. */
export async function writeSubscription(
  call: HolderCall,
  card: CardRow,
  { delivery, email }: Subscription,
): Promise<void> {
  const before = await readSubscription(call, card);
  const row = { delivery, email, updatedAt: call.now };
  await call.db
    .insert(statementSubscriptions)
    .values({ cardId: card.id, ...row })
    .onConflictDoUpdate({ target: statementSubscriptions.cardId, set: row });
  await switchServices(call, card, {
    ESTRATTO_CONTO_ONLINE: delivery === 'ONLINE',
    ESTRATTO_CONTO_CARTACEO: delivery === 'PAPER',
  });
  if (delivery === 'PAPER' || isSame(before, { delivery, email })) return;
  await sendMessage(call.db, {
    kind: 'email',
    recipient: email,
    text: texts.online,
    code: null,
    at: call.now,
  });
}

/** Writes the delivery as the contract has it. */
export function subscriptionView(
  { delivery, email }: Subscription,
  refreshCardContext: boolean,
): BankReplies['modifySubscription'] {
  return { result: 'OK', delivery, email: maskEmail(email), refreshCardContext };
}
