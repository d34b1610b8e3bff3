import { lastDigitsOfPan, type TFunction, useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { useApp, useStored } from '#ui/state';
import { cardTitle } from '../cards/picker/card-name.ts';
import type { Way } from './WayList.tsx';

const href = '/cardsmanagement';
const stolen = { key: 'ways.stolen', icon: 'locked', numbers: ['here', 'abroad'] } as const;

/**
 * Lists what comes before all else where a card was lost or stolen: to lock it, if the bank lets holders (HOLDER-24). Who has
 * several is asked which, for it need not be the one that was looked at last.
 */
export function useStolenWay(): readonly Way[] {
  const { t } = useTranslation('help');
  const { settings, stores } = useApp();
  const cards = useStored('cards', ({ list }) => list);
  if (settings.extensions?.cardLock !== true) return [];
  if (cards.length < 2) return [{ ...stolen, href }];
  const choices = cards.map((card) => ({
    key: card.id,
    href,
    name: nameOf(card, t),
    onFollow: () => stores.cards.getState().select(card.id),
  }));
  const words = { label: t('help.ways.stolen.title'), text: t('help.ways.stolen.which') };
  return [{ ...stolen, words, choices }];
}

/** Names a card so that it is told from one that looks alike, be it somebody else’s (HOLDER-30). */
function nameOf(card: CardSummary, t: TFunction): string {
  const name = cardTitle(card);
  const digits = lastDigitsOfPan(card.pan);
  const { cardholder } = card;
  if (digits === '') return name;
  return cardholder === undefined
    ? t('help.ways.stolen.card', { name, digits })
    : t('help.ways.stolen.cardOf', { name, cardholder, digits });
}
