import { useEffect } from 'react';
import type { BankReplies, CardContextData } from '#schemas';
import { useApp, useBank, useStored } from '#ui/state';

/** How 3D Secure stands for one card (TDS-08). */
export type ThreeDSecureInfo = BankReplies['readThreeDSecure'];

/**
 * Returns whether a card has 3D Secure: not where the profile has the service off (TDS-06, GATE-09), or the card has no
 * security controls (MGMT-04).
 */
export function useHasThreeDSecure(context: CardContextData | undefined): context is CardContextData {
  const isOn = useStored(
    'profile',
    ({ profile }) => profile?.profiling['3D_SECURE']?.prop.state === 'ATTIVO',
  );
  return (
    isOn &&
    context?.profiling['3D_SECURE']?.prop.state === 'ATTIVO' &&
    context.functions.securityControl.length > 0
  );
}

/** Reads how 3D Secure stands: when a card is selected, on arrival, and whenever the profile was read again (TDS-07). */
export function useThreeDSecureRead(context: CardContextData | undefined): void {
  const bank = useBank();
  const { threeDSecure } = useApp().stores;
  const profile = useStored('profile', (stored) => stored.profile);
  const cardId = useHasThreeDSecure(context) ? context.cardInfo.card.id : undefined;
  useEffect(() => {
    if (cardId === undefined || profile === undefined) return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      threeDSecure.getState().asking(cardId);
      const outcome = await bank.call('readThreeDSecure', { body: { cardId } });
      if (!isCurrent) return;
      if (outcome.kind === 'done') threeDSecure.getState().received(cardId, outcome.value);
      else threeDSecure.getState().failedFor(cardId);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [bank, threeDSecure, cardId, profile]);
}
