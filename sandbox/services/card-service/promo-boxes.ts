import type { PromoBox, ServiceId } from '#schemas';
import listed from './promo-boxes.json' with { type: 'json' };
import { isActive, type CardRow } from './store.ts';

/** Lists the promotions of what a card can be used for (PROFILE-05); its plans would show a family card's amounts. */
export function promoBoxes(card: CardRow): PromoBox[] {
  if (card.validity !== 'VALID') return [];
  return (
    listed
      // The ids of the file are services: of any other no card would have one.
      .filter(({ service }) => isActive(card, service as ServiceId))
      .filter(({ service }) => service !== 'INSTALLMENT' || !card.family)
      .map(({ service: _service, ...box }) => box)
  );
}
