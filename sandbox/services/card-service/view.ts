import type { Card, CardProfiling, CardSummary } from '#schemas';
import { maskPan, maskPhone } from '../../security/masking.ts';
import type { CardRow, PlainCard } from './store.ts';
import type { CardUse } from './use.ts';

/** Writes a card as lists show it. */
export function cardSummary(card: PlainCard): CardSummary {
  return {
    id: String(card.id),
    type: card.type,
    pan: maskPan(card.panLast4),
    productType: card.productType,
    validityStatus: card.validity,
    circuitDetail: card.circuit,
    description: card.description,
    flagFamiliar: card.family,
    ...(card.mainCardId === null ? {} : { mainCardId: String(card.mainCardId) }),
    ...(card.nickname === null ? {} : { nickname: card.nickname }),
    ...(card.cardholder === null ? {} : { cardholder: card.cardholder }),
    // A card that cannot be used at all is not locked by anybody.
    ...(card.validity === 'VALID' ? { lockedByHolder: card.holderLockedAt !== null } : {}),
  };
}

/** Writes a card with its figures; of a family card every amount is left out (S-36). */
export function cardWithFigures(card: CardRow, use: CardUse, contact: string): Card {
  const plain = {
    ...cardSummary(card),
    paymentTypeCard: card.paymentType,
    ...(card.paymentMethod === null ? {} : { paymentMethod: card.paymentMethod }),
    contact: maskPhone(contact),
    expiry: card.expiry,
  };
  return card.family ? plain : { ...plain, ...figures(card, use) };
}

/** Shows beside the limit that its holder has set for a card what counts against it; of a family card nothing (S-36). */
export function withSpent(profiling: CardProfiling, card: CardRow, { month }: CardUse): CardProfiling {
  const control = profiling.SPENDING_CONTROL;
  if (control?.threshold === undefined || card.family) return profiling;
  return { ...profiling, SPENDING_CONTROL: { ...control, spent: month } };
}

function figures(card: CardRow, use: CardUse) {
  const isPrepaid = card.productType === 'PREPAID';
  const limit = card.limitCents;
  const left = isPrepaid ? use.balance : (card.limitCents ?? 0) - use.usedPosition;
  return {
    usageLimit: limit === null ? 'UNLIMITED' : italianAmount(limit),
    spent: use.used,
    spentPosition: use.usedPosition,
    // Of a prepaid card what is left on it counts, whatever may be spent in a month.
    ...(limit === null && !isPrepaid ? {} : { calculatedAvailability: Math.max(0, left) }),
    ...(card.installmentCents === null ? {} : { installmentAmount: card.installmentCents }),
  };
}

/** Writes cents as the bank's Italian text, such as 3.000,00 (CARD-09). */
export function italianAmount(cents: number): string {
  const units = String(Math.trunc(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return `${units},${String(cents % 100).padStart(2, '0')}`;
}
