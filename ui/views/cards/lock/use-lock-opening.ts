import { useState } from 'react';
import type { CardSummary } from '#schemas';
import { useOpenable, useStored } from '#ui/state';
import { lockInput, useCardLock } from './use-card-lock.ts';

/** Tells how the lock of a card stands, and what a button does that opens the popup which changes it; busy until the card shows what was done. */
export function useLockOpening(card: CardSummary | undefined) {
  const lock = useCardLock(card);
  const { isOpening, open } = useOpenable(lock === 'locked' ? 'CARD_UNLOCK' : 'CARD_LOCK');
  const [askedWhen, setAskedWhen] = useState<typeof lock>();
  return {
    lock,
    // What was done shows once the cards have been read again.
    isLoading: useStored('cards', ({ status }) => status === 'loading' && askedWhen === lock) || isOpening,
    onPress: () => {
      setAskedWhen(lock);
      void open(card && lockInput(card));
    },
  };
}
