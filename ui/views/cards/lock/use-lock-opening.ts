import { useState } from 'react';
import type { CardSummary } from '#schemas';
import { useOpenable, useStored } from '#ui/state';
import { type CardLockState, lockInput } from './use-card-lock.ts';

/** Opens the popup that locks or unlocks a card; busy until the card shows what was done. */
export function useLockOpening(card: CardSummary, lock: CardLockState) {
  const { isOpening, open } = useOpenable(lock === 'locked' ? 'CARD_UNLOCK' : 'CARD_LOCK');
  const isReading = useStored('cards', ({ status }) => status === 'loading');
  const [askedWhen, setAskedWhen] = useState<CardLockState>();
  return {
    // What was done shows once the cards have been read again.
    isBusy: isOpening || (isReading && askedWhen === lock),
    press: () => {
      setAskedWhen(lock);
      void open(lockInput(card));
    },
  };
}
