import { formatMoney, useTranslation } from '#i18n';
import type { CardContextData, CardService } from '#schemas';
import { type ReachedLimit, reachedLimit } from '../cards/card-figures.ts';
import { OpeningTile } from './OpeningTile.tsx';
import { tileFace } from './tile-face.ts';

type SpendingTileProps = { context: CardContextData; service: CardService };

/** Shows the most that the card may spend in a month, whether that is spent already, and the way to set or change it (SPEND-01). */
export function SpendingTile({ context, service }: SpendingTileProps) {
  const { t } = useTranslation('card-management');
  const face = tileFace(context.cardInfo.card, service);
  const { threshold } = service;
  const reached = reachedLimit(context);
  const limit =
    face.isOn && threshold !== undefined && t('spending.upTo', { threshold: formatMoney(threshold) });
  return (
    <OpeningTile
      face={face}
      icon="category-cash"
      hasState
      stateWords={reached ? t('spending.reached', inWords(reached)) : limit || undefined}
      isWarning={reached !== undefined}
      opens="SPENDING_CONTROL"
      action={face.isOn ? 'modify' : 'activate'}
    />
  );
}

const inWords = ({ threshold, spent }: ReachedLimit) => ({
  threshold: formatMoney(threshold),
  spent: formatMoney(spent),
});
