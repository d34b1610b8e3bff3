import type { Operation } from '#schemas';
import { romeInstant } from '../../calendar.ts';
import { maskPan } from '../../security/masking.ts';
import type { PlainCard } from '../card-service/store.ts';
import { categoryOf } from './categories.ts';
import { canBeSplit } from './purchases.ts';
import type { OperationRow } from './store.ts';

/** What is shown of an operation, with whether it is booked by now and disputed, when it was credited for that, what is left to pay, and the reference of the plan that has it. */
export type ShownOperation = Omit<OperationRow, 'bookedAt' | 'month' | 'byPhone'> & {
  recorded: boolean;
  disputed: boolean;
  creditedAt: number | null;
  owedCents: number;
  plan: string | null;
};

/** On which card an operation stands, who its holder is, and when it is shown. */
export type Showing = { card: PlainCard; charger: string; now: number };

/** Writes an operation as the contract has it; of a family card without amounts (S-36). */
export function operationView(row: ShownOperation, { card, charger, now }: Showing): Operation {
  const { cssCategory, iconCategory, code } = categoryOf(row.category);
  return {
    // What is not booked yet has no name of its own.
    ...(row.recorded ? { transactionId: String(row.id) } : {}),
    transactionStatus: row.recorded ? 'R' : 'P',
    transactionDate: romeInstant(row.at),
    effectiveCardId: String(row.cardId),
    merchant: merchantView(row),
    category: code,
    cssCategory,
    iconCategory,
    ...(card.family ? {} : amounts(row)),
    cardIdValue: maskPan(card.panLast4),
    flagPrepaidRechargeReceived: row.recharge,
    flagFamiliar: card.family,
    charger,
    ...(canBeSplit(row, { card, now }) && row.plan === null ? { keyCam: String(row.id) } : {}),
    ...(row.plan === null || card.family ? {} : { planReference: row.plan }),
    disputeReference: String(row.id),
    ...(row.disputed ? { flagDisputed: true } : {}),
    ...(row.creditedAt === null ? {} : credit(row, row.creditedAt, card)),
  };
}

function credit({ chargeCents, owedCents }: ShownOperation, at: number, { family }: PlainCard) {
  const credited = { flagDisputeAccepted: true, disputeCreditedAt: romeInstant(at) };
  if (family) return credited;
  return { ...credited, disputeCreditedAmount: { amount: chargeCents - owedCents, currency: 'EUR' } };
}

type Merchant = Pick<
  OperationRow,
  'merchantName' | 'merchantCode' | 'merchantAddress' | 'merchantLat' | 'merchantLong'
>;

/** Writes what is known of a merchant. */
export function merchantView(row: Merchant): Operation['merchant'] {
  return {
    merchantName: row.merchantName,
    ...(row.merchantCode === null ? {} : { merchantCode: row.merchantCode }),
    ...(row.merchantAddress === null ? {} : { merchantAddress: row.merchantAddress }),
    ...(row.merchantLat === null ? {} : { merchantLat: row.merchantLat }),
    ...(row.merchantLong === null ? {} : { merchantLong: row.merchantLong }),
  };
}

function amounts(row: ShownOperation) {
  const charge = { amount: row.chargeCents, currency: 'EUR' };
  return {
    originalCurrencyAmount: { amount: row.originalCents, currency: row.originalCurrency },
    chargeCurrencyAmount: charge,
    ...(row.exchange === null
      ? {}
      : { exchange: row.exchange, partnerChargeAmount: { ...charge, value: row.chargeCents } }),
  };
}
