import { lastDigitsOfPan, type TFunction } from '#i18n';
import type { CardSummary } from '#schemas';

/** What a card is called in sight: as its holder calls it, or else its product (HOLDER-30). */
export const cardTitle = ({ nickname, description }: CardSummary): string => nickname ?? description;

/**
 * Names a card in words: as its holder calls it, its type, whose it is where it is somebody else’s, and the end of its
 * number when the bank shows it.
 */
export function cardName({ nickname, cardholder, pan, productType }: CardSummary, t: TFunction): string {
  const digits = lastDigitsOfPan(pan);
  const kind = t(`type.${productType}`);
  const type = cardholder === undefined ? kind : t('typeOf', { type: kind, cardholder });
  const name = digits === '' ? type : t('named', { type, digits });
  return nickname === undefined ? name : t('nicknamed', { nickname, name });
}
