import { useEffect, useEffectEvent, useMemo } from 'react';
import type { CardContextData, CardSummary } from '#schemas';
import { type LoadStatus, useApp, useStored } from '#ui/state';

/** What is known of the card that the holder is looking at. */
export type SelectedCard = {
  /** Of the list of cards. */
  listStatus: LoadStatus;
  card: CardSummary | undefined;
  /** There is no card: the holder has none, or they could not be read. */
  isCardless: boolean;
  /** Its figures and services, once the bank has told them. */
  context: CardContextData | undefined;
  contextStatus: LoadStatus;
};

/**
 * Returns the selected card, and asks the bank for its figures and services the first time that it is selected, or again
 * when the holder comes back to a card of which they could not be read.
 */
export function useSelectedCard(): SelectedCard {
  const { holder, stores } = useApp();
  const listStatus = useStored('cards', (cards) => cards.status);
  const card = useStored('cards', ({ list, selectedId }) => list.find(({ id }) => id === selectedId));
  const id = card?.id;
  const context = useStored('cards', ({ contexts }) => (id === undefined ? undefined : contexts[id]));
  const contextStatus = useStored('cards', (cards) =>
    id === undefined ? 'idle' : (cards.contextStatus[id] ?? 'idle'),
  );

  useEffect(() => {
    if (id === undefined || contextStatus !== 'idle') return;
    // Another part of the page that shows the same card may have asked already.
    const { contextStatus: statuses } = stores.cards.getState();
    if ((statuses[id] ?? 'idle') === 'idle') void holder.readCard(id);
  }, [holder, stores, id, contextStatus]);

  const readIfFailed = useEffectEvent((cardId: string) => {
    if (stores.cards.getState().contextStatus[cardId] === 'failed') void holder.readCard(cardId);
  });
  useEffect(() => (id === undefined ? undefined : readIfFailed(id)), [id]);

  return useMemo(
    () => ({
      listStatus,
      card,
      isCardless: !card && (listStatus === 'ready' || listStatus === 'failed'),
      context,
      contextStatus,
    }),
    [listStatus, card, context, contextStatus],
  );
}
