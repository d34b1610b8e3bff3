import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '#i18n';
import { useApp, useBank } from '#ui/app';
import { createBankSource } from './bank-source.ts';
import { isToldByBanner } from './list-failure.ts';
import { createOperationsFeed, type OperationsFeed, type OperationsState } from './operations-feed.ts';

/** Loads the operations of a card whenever another is selected (CARD-20), and answers them as they come. */
export function useOperations(cardId: string | undefined): { feed: OperationsFeed; state: OperationsState } {
  const bank = useBank();
  const [feed] = useState(() => createOperationsFeed(createBankSource(bank)));
  const state = useSyncExternalStore(feed.subscribe, feed.state);

  useEffect(() => {
    if (cardId !== undefined) void feed.select(cardId);
  }, [feed, cardId]);
  useBannerForFailure(state);

  // Between a selection and its first answer the list of the card before must not show under the new one.
  const isOther = state.cardId !== cardId;
  return { feed, state: isOther ? { ...state, status: 'loading' } : state };
}

function useBannerForFailure({ status, failureCode }: OperationsState): void {
  const { stores } = useApp();
  const t = useTexts('operations');
  const text = t('failed.text');
  const isTold = status === 'failed' && isToldByBanner(failureCode);

  useEffect(() => {
    if (isTold) stores.messages.getState().add({ text, status: 'critical' });
  }, [isTold, stores, text]);
}
