import { parseMoney } from '#i18n';
import type { Card, CardContextData } from '#schemas';

/** The figures of a card, amounts in cents of a euro; an amount is absent where the bank gives none (CARD-12). */
export type CardFigures = {
  limit: number | 'unlimited' | undefined;
  used: number | undefined;
  available: number | undefined;
  /** Whole percent of the limit, 0 to 100 and beyond when it is exceeded (CARD-11). */
  usedPercent: number | undefined;
  paymentMode: 'instalment' | 'balance';
};

/** Reads the figures out of what the bank says of a card; of a family card it shows none (CARD-12). */
export function cardFigures(card: Card): CardFigures {
  const paymentMode = card.paymentTypeCard === 'R' ? 'instalment' : 'balance';
  if (card.flagFamiliar) {
    return { limit: undefined, used: undefined, available: undefined, usedPercent: undefined, paymentMode };
  }
  // The use of the whole position counts against the limit when cards share it (CARD-10).
  const used = card.spentPosition ?? card.spent;
  const limit = limitOf(card);
  return {
    limit,
    used,
    available: card.calculatedAvailability,
    usedPercent: percentOf(used, limit),
    paymentMode,
  };
}

/**
 * Tells which figure of a card comes first: what may be spent with it, or the balance of a prepaid card; what was used
 * where nothing can be spent, or where the bank does not tell how much.
 */
export function leadingFigure(card: Card, figures: CardFigures): 'available' | 'balance' | 'used' {
  if (card.productType === 'PREPAID') return 'balance';
  const isSpendable = card.validityStatus === 'VALID' && figures.available !== undefined;
  return isSpendable || figures.used === undefined ? 'available' : 'used';
}

/** Returns whether other cards count against the same limit: an additional card’s, or one that others have used too (CARD-10). */
export function sharesLimit({ mainCardId, spent, spentPosition }: Card): boolean {
  return mainCardId !== undefined || (spentPosition !== undefined && spentPosition !== spent);
}

function limitOf({ usageLimit }: Card): CardFigures['limit'] {
  if (usageLimit === undefined) return undefined;
  return usageLimit === 'UNLIMITED' ? 'unlimited' : parseMoney(usageLimit);
}

function percentOf(used: number | undefined, limit: CardFigures['limit']): number | undefined {
  if (used === undefined || typeof limit !== 'number' || limit === 0) return undefined;
  return Math.floor((100 * used) / limit);
}

/** A monthly limit of which nothing is left, in cents. */
export type ReachedLimit = { threshold: number; spent: number };

/**
 * Returns the limit that the holder has set for a card once this month’s spending has reached it: every payment is refused
 * then, whatever is available. Nothing while something is left, and where the bank does not say what counts.
 */
export function reachedLimit({ profiling }: Pick<CardContextData, 'profiling'>): ReachedLimit | undefined {
  const { active, threshold, spent } = profiling.SPENDING_CONTROL ?? {};
  const isTold = active === 'ATTIVO' && threshold !== undefined && spent !== undefined;
  return isTold && spent >= threshold ? { threshold, spent } : undefined;
}
