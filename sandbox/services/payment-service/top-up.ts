import type { BankReplies } from '#schemas';
import { topUps } from '../../db/schema.ts';
import { logSecurity } from '../../security/log.ts';
import { randomReference } from '../../security/secrets.ts';
import { done, refuse, type Answer, type Call, type HolderCall, type Refusal } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { findPayingCard } from '../card-service/holder-lock.ts';
import { lockCard } from '../card-service/switch-service.ts';
import { readUse } from '../card-service/use.ts';
import { cardWithFigures } from '../card-service/view.ts';
import { tellOperation } from '../sms-alert/store.ts';
import { allowsSpending } from '../spending-control-service/store.ts';
import { insertOwnOperation } from '../transaction/own-operation.ts';
import operators from './operators.json' with { type: 'json' };
import { keepPayee } from './payees.ts';

type TopUpCall = Call<'topUpPhone'>;

/** Refuses a top-up that cannot be made: header, operator, amount, the card's limits. */
export async function refuseTopUp(call: TopUpCall): Promise<Refusal | null> {
  const { body, headers } = call;
  const card = await findTopUpCard(call, body.cardId);
  if ('kind' in card) return card;
  // The header comes from the client: what is signed is what the body says (S-13).
  if (headers['criticaldata'] !== `${body.payee.phoneNumber}-${body.netAmount}`)
    return refuse('CRITICAL_DATA_REFUSED', { pointer: '/criticalData' });
  const operator = operators.find(({ operatorCode }) => operatorCode === body.payee.operatorCode);
  if (operator === undefined) return refuse('AMOUNT_NOT_OFFERED', { pointer: '/payee/operatorCode' });
  if (!operator.amounts.includes(body.netAmount))
    return refuse('AMOUNT_NOT_OFFERED', { pointer: '/netAmount' });
  const available = await availabilityOf(call, card);
  if (available !== null && available < body.netAmount)
    return refuse('INSUFFICIENT_FUNDS', { pointer: '/netAmount' });
  const isAllowed = await allowsSpending(call, card, body.netAmount);
  return isAllowed ? null : refuse('SPENDING_LIMIT_REACHED', { pointer: '/netAmount' });
}

/** Makes a top-up: an operation on the card, the number in the payee book if it has a name, an SMS if the holder wishes. */
export async function topUp(call: TopUpCall): Promise<Answer<BankReplies['topUpPhone']>> {
  const { db, body, now, holder } = call;
  const card = await findTopUpCard(call, body.cardId);
  if ('kind' in card) return card;
  // Two top-ups at once must not both take the last money.
  await lockCard(call, card);
  const refused = await refuseTopUp(call);
  if (refused !== null) return refused;
  const { phoneNumber, operatorCode, name } = body.payee;
  const operator = operators.find((one) => one.operatorCode === operatorCode);
  const operation = await insertOwnOperation(db, {
    cardId: card.id,
    at: now,
    name: operator?.name ?? operatorCode,
    category: 'SERVIZITELEFONICI',
    cents: body.netAmount,
  });
  const id = randomReference();
  await db.insert(topUps).values({
    id,
    userId: holder.userId,
    cardId: card.id,
    operationId: operation.id,
    operatorCode,
    phoneNumber,
    netCents: body.netAmount,
    at: now,
  });
  if (name !== undefined) await keepPayee(call, { name, phoneNumber, operatorCode });
  await tellOperation(call, card, operation);
  await logSecurity(db, call.bank.secrets, {
    event: 'top-up.sent',
    user: holder.username,
    detail: operatorCode,
    now,
  });
  return done({ topUpId: id, status: 'PENDING', refreshCardContext: true });
}

/** Finds a card that can top up phones. */
export const findTopUpCard = (call: HolderCall, cardId: string): Promise<CardRow | Refusal> =>
  findPayingCard(call, cardId, 'RICARICHE_TELEFONICHE');

/** Works out what a card has left, in cents; null of a card without limit. */
export async function availabilityOf(call: HolderCall, card: CardRow): Promise<number | null> {
  const use = await readUse(call, card);
  const seen = cardWithFigures({ ...card, family: false }, use, '+390000000000');
  return seen.calculatedAvailability ?? null;
}
