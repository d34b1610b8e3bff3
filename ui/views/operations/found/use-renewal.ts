import { type OperationsState, useApp } from '#ui/state';
import { useReconnected } from '../../cards/use-reconnected.ts';
import type { OperationsFeed } from '../operations-feed.ts';

type Renewed = { feed: OperationsFeed; state: OperationsState; cardId: string; readAgain: () => void };

/**
 * Returns how the list is renewed when the holder asks (HOLDER-31); what could not be read is asked for by itself once the
 * connection is back (HOLDER-03).
 */
export function useRenewal({ feed, state, cardId, readAgain }: Renewed): () => void {
  const { holder } = useApp();
  useReconnected(() => {
    if (state.renewal === 'failed') void feed.renew();
    if (state.next === 'failed') void feed.loadMore();
  });
  return () => {
    if (state.status === 'failed') return readAgain();
    void feed.renew();
    // What may be spent has changed with what was.
    return void holder.readCard(cardId);
  };
}
