import { useEffect } from 'react';
import type { BankReplies } from '#schemas';
import { useBank, useApp, useStored } from '#ui/app';

/** How 3D Secure stands for one card (TDS-08). */
export type ThreeDSecureInfo = BankReplies['readThreeDSecure'];

/**
 * Reads how 3D Secure stands: when a card is selected, on arrival, and whenever the profile was read again (TDS-07),
 * and only where the service is on (GATE-09). Answers nothing until the bank has said it, and `failed` when it does not.
 */
export function useThreeDSecure(cardId: string, isOn: boolean): ThreeDSecureInfo | 'failed' | undefined {
  const bank = useBank();
  const { threeDSecure } = useApp().stores;
  const profile = useStored('profile', (stored) => stored.profile);
  useEffect(() => {
    if (!isOn || profile === undefined) return undefined;
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
  }, [bank, threeDSecure, cardId, isOn, profile]);
  const info = useStored('threeDSecure', ({ known }) => known[cardId]);
  const hasFailed = useStored('threeDSecure', ({ failed }) => failed[cardId] === true);
  return hasFailed ? 'failed' : info;
}
