import { useEffect, useEffectEvent } from 'react';
import type { BankReplies } from '#schemas';
import { useApp, useBank, useStored } from '#ui/state';

type Financings = BankReplies['readFinancingStatus']['financings'];

/** What is known of the loans of a card. */
export type FinancingRead =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; financings: Financings; leftOut: number };

/**
 * Reads the loans of a card when they are shown. Once that has failed the bank is asked again by the holder alone, not by
 * anyone who comes back to the tab (INST-09).
 */
export function useFinancing(cardId: string): { read: FinancingRead; again: () => void } {
  const { stores } = useApp();
  const bank = useBank();
  const known = useStored('financing', ({ known: all }) => all[cardId]);
  const hasFailed = useStored('financing', ({ failed }) => failed[cardId] ?? false);
  const ask = async (id: string, signal?: AbortSignal): Promise<void> => {
    const store = stores.financing.getState();
    store.asking(id);
    const outcome = await bank.call('readFinancingStatus', {
      body: { cardId: id },
      ...(signal && { signal }),
    });
    if (signal?.aborted) return;
    if (outcome.kind === 'done') store.received(id, { ...outcome.value, leftOut: outcome.leftOut ?? 0 });
    else store.failedFor(id);
  };
  const askUnlessFailed = useEffectEvent(async (id: string, signal: AbortSignal) => {
    if (!stores.financing.getState().failed[id]) await ask(id, signal);
  });
  useEffect(() => {
    const leaving = new AbortController();
    void askUnlessFailed(cardId, leaving.signal);
    return () => leaving.abort();
  }, [cardId]);
  const again = () => void ask(cardId);
  if (hasFailed) return { read: { status: 'failed' }, again };
  if (!known) return { read: { status: 'loading' }, again };
  return { read: { status: 'ready', financings: known.financings, leftOut: known.leftOut }, again };
}
