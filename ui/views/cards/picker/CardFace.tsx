import { formatMaskedPan, useTranslation } from '#i18n';
import type { CardArt as BankArt, CardSummary } from '#schemas';
import { CardArt } from '#ui/kit';
import { cardLook } from './card-look.ts';
import { cardName, cardTitle } from './card-name.ts';
import { useCardState } from './use-card-state.ts';

type CardFaceProps = { card: CardSummary; art: BankArt | 'none' | undefined };

/** Shows one of the holder’s cards, blocked, by the bank or its holder, or expired at a glance (CARD-07, CARD-08). */
export function CardFace({ card, art }: CardFaceProps) {
  const { t } = useTranslation('cards');
  const state = useCardState(card);
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
