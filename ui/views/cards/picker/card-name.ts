import { lastDigitsOfPan, type TFunction } from '#i18n';
import type { CardSummary } from '#schemas';

/** Names a card in words: its type, and the end of its number when the bank shows it. */
export function cardName(card: CardSummary, t: TFunction): string {
  const digits = lastDigitsOfPan(card.pan);
  const type = t(`type.${card.productType}`);
  return digits === '' ? type : t('named', { type, digits });
}
