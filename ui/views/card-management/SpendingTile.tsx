import { formatMoney, useTranslation } from '#i18n';
import type { CardContextData, CardService } from '#schemas';
import { OpeningTile } from './OpeningTile.tsx';
import { tileFace } from './tile-face.ts';

type SpendingTileProps = { context: CardContextData; service: CardService };

/** Shows the most that the card may spend in a month, and the way to set or change it (SPEND-01). */
export function SpendingTile({ context, service }: SpendingTileProps) {
  const { t } = useTranslation('card-management');
  const face = tileFace(context.cardInfo.card, service);
  const { threshold } = service;
  const isLimited = face.isOn && threshold !== undefined;
  return (
    <OpeningTile
      face={face}
      icon="category-cash"
      hasState
      stateWords={isLimited ? t('spending.upTo', { threshold: formatMoney(threshold) }) : undefined}
      opens="SPENDING_CONTROL"
      action={face.isOn ? 'modify' : 'activate'}
    />
  );
}
