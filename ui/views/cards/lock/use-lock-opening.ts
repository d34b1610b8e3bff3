import { useState } from 'react';
import type { CardSummary } from '#schemas';
import { useOpenable, useStored } from '#ui/state';
import { cardTitle } from '../picker/card-name.ts';
import { useCardLock } from './use-card-lock.ts';

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
      // Which card, and what it is called in sight (HOLDER-30).
      void open(card && { cardId: card.id, card: cardTitle(card), pan: card.pan });
    },
  };
}
