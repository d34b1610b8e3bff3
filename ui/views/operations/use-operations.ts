import { useDeferredValue, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useTranslation } from '#i18n';
import { useApp, useBank, type OperationFilters, type OperationsState } from '#ui/state';
import { createBankSource } from './bank-source.ts';
import { isToldByBanner } from './list-failure.ts';
import { createOperationsFeed, type LoadFailure, type OperationsFeed } from './operations-feed.ts';

type Wish = {
  cardId: string | undefined;
  filters: OperationFilters;
  /** Told that the list before the filters is back, and with which filters (FILTER-30). */
  onUndone: (failure: LoadFailure) => void;
};

/** Loads the operations of a card whenever another is selected (CARD-20) or filters are applied, and answers them as they come. */
export function useOperations({ cardId, filters, onUndone }: Wish): {
  feed: OperationsFeed;
  state: OperationsState;
} {
  const bank = useBank();
  const [feed] = useState(() => createOperationsFeed(createBankSource(bank)));
  const state = useSyncExternalStore(feed.subscribe, feed.state);

  const apply = useEffectEvent(async () => {
    const failure = await feed.apply(filters);
    if (failure) onUndone(failure);
  });
  const left = useLeftList(state);
  useEffect(() => {
    if (cardId === undefined) return;
    const shown = feed.state();
    const isFirst = shown.cardId === undefined;
    if (isFirst && left?.cardId === cardId && isSame(left.filters, filters)) void feed.resume(cardId, left);
    else if (shown.cardId !== cardId) void feed.select(cardId, filters);
    else if (!isSame(shown.filters, filters)) void apply();
  }, [feed, cardId, filters, left]);
  useBannerForFailure(state);

  // Rows are many: React draws them between one event of the holder and the next, and shows them once they are all there.
  const drawn = useDeferredValue(state);
  // Between a selection and its first answer the list of the card before must not show under the new one.
  const isOther = drawn.cardId !== cardId;
  return { feed, state: isOther ? { ...drawn, status: 'loading' } : drawn };
}

/** Keeps the list that is shown, and answers the one that was left where Back or Forward has led. */
function useLeftList(state: OperationsState): OperationsState | undefined {
  const { operations } = useApp().stores;
  const isTraversed = useNavigationType() === NavigationType.Pop;
  const [left] = useState(() => (isTraversed ? operations.getState().last : undefined));
  useEffect(() => {
    if (state.status === 'ready') operations.getState().keep(state);
  }, [operations, state]);
  return left;
}

function isSame(one: OperationFilters, other: OperationFilters): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const listMessage = 'operations';

/** Tells by the banner, for as long as it stands, a failure that the documents have there (OPS-35). */
function useBannerForFailure({ status, failureCode }: OperationsState): void {
  const { stores } = useApp();
  const { t } = useTranslation('operations');
  const text = t('failed.text');
  const isTold = status === 'failed' && isToldByBanner(failureCode);

  useEffect(() => {
    if (!isTold) return undefined;
    stores.messages.getState().add({ text, status: 'critical', state: listMessage });
    // It speaks of this failure alone: beside another card’s it would tell what the banner is kept away from (OPS-36).
    return () => {
      const queue = stores.messages.getState();
      for (const { id, state } of queue.messages) if (state === listMessage) queue.remove(id);
    };
  }, [isTold, stores, text]);
}
