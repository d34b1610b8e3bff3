import { formatMaskedPan, type TFunction, useTranslation } from '#i18n';
import type { CardArt as BankArt, CardSummary } from '#schemas';
import { CardArt } from '#ui/kit';
import { type CardLockState, useCardLock } from '../lock/use-card-lock.ts';
import { cardLook } from './card-look.ts';
import { cardName, cardTitle } from './card-name.ts';

type CardFaceProps = { card: CardSummary; art: BankArt | 'none' | undefined };

/** Shows one of the holder’s cards, blocked, by the bank or its holder, or expired at a glance (CARD-07, CARD-08). */
export function CardFace({ card, art }: CardFaceProps) {
  const { t } = useTranslation('cards');
  const state = stateOf(card, useCardLock(card), t);
  return (
    <CardArt
      {...cardLook(card, art)}
      seed={card.id}
      number={formatMaskedPan(card.pan)}
      name={cardTitle(card)}
      holder={card.cardholder}
      label={cardName(card, t)}
      {...(state && { state })}
    />
  );
}

function stateOf({ validityStatus }: CardSummary, lock: CardLockState | undefined, t: TFunction) {
  if (lock === 'locked') return { kind: 'blocked', label: t('lock.mark') } as const;
  if (validityStatus === 'VALID') return undefined;
  const kind = validityStatus === 'BLOCKED' ? 'blocked' : 'expired';
  return { kind, label: t(`validity.${validityStatus}`) } as const;
}
