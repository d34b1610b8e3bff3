import type { CardContextData, CardService } from '#schemas';
import { OpeningTile } from './OpeningTile.tsx';
import { tileFace } from './tile-face.ts';

type SpendingTileProps = { context: CardContextData; service: CardService };

/** Shows the most that the card may spend in a month, and the way to set or change it (SPEND-01). */
export function SpendingTile({ context, service }: SpendingTileProps) {
  const face = tileFace(context.cardInfo.card, service);
  return (
    <OpeningTile
      face={face}
      icon="category-cash"
      hasState
      opens="SPENDING_CONTROL"
      action={face.isOn ? 'modify' : 'activate'}
    />
  );
}
