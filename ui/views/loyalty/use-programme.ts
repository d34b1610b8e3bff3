import { useTranslation } from '#i18n';
import type { LoyaltyProgramType } from '#schemas';
import { useApp, useGoneOn, useOpenable, useStored } from '#ui/state';
import type { JourneyEnd } from '#ui/journey';
import { type ClickLocation, loyaltyProgramOfCurrentCard } from './programme.ts';

const loyaltyPopup = 'LOYALTY_REDIRECT';

/** Returns where the selected card stands in the programme; undefined until it is known. */
export function useProgramme(): LoyaltyProgramType | undefined {
  const loyaltyProgramTypeArray = useStored('loyalty', (state) => state.loyaltyProgramTypeArray);
  const selectedId = useStored('cards', (state) => state.selectedId);
  const profile = useStored('profile', (state) => state.profile);
  return loyaltyProgramOfCurrentCard({
    loyalty: { loyaltyProgramTypeArray },
    cards: { selectedId },
    profile: { profile },
  });
}

/** Returns the way to the partner from one place of the portal: the notice first, where the bank wants it shown. */
export function useWayToPartner(from: ClickLocation): { go: () => void; isOpening: boolean } {
  const { stores, holder, loyaltyWindow, record } = useApp();
  const { t } = useTranslation('errors');
  const leave = (address: unknown): void => {
    const result = loyaltyWindow.open(address);
    // The partner may have the card join meanwhile.
    if (result === 'opened')
      return window.addEventListener('focus', () => void holder.readLoyalty(), { once: true });
    record(`loyalty ${result}`);
    return stores.messages.getState().add({ text: t(`window.${result}`), status: 'warning' });
  };
  const follow = (end: JourneyEnd | undefined): void => {
    if (end?.outcome === 'completed') leave(end.output['address']);
    if (end?.outcome === 'closed') record(`loyalty popup-closed ${from}`);
  };
  const { isOpening, open } = useOpenable(loyaltyPopup);
  useGoneOn(loyaltyPopup, (end, input) => {
    if (input['from'] === from) follow(end);
  });
  const go = (): void => {
    record(`loyalty click ${from}`);
    const { selectedId: cardId } = stores.cards.getState();
    void open({ cardId, from }).then(follow);
  };
  return { go, isOpening };
}
