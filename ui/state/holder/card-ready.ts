import type { StoreApi } from 'zustand/vanilla';
import type { Holder } from './holder.ts';
import type { LoadStatus } from '../stores/cards.ts';
import type { Stores } from '../stores/stores.ts';

type Parts = { holder: Holder; stores: Pick<Stores, 'cards' | 'profile'> };

/**
 * Waits until the profile, the cards and what may be done with the selected one are known, and asks for what nobody has
 * asked for; false when the cards could not be read.
 */
export async function cardReady({ holder, stores: { cards, profile } }: Parts): Promise<boolean> {
  await Promise.all([
    known(
      profile,
      ({ status }) => status,
      () => holder.readProfile(),
    ),
    known(
      cards,
      ({ status }) => status,
      () => holder.readCards(),
    ),
  ]);
  const { status, selectedId, list } = cards.getState();
  if (status !== 'ready' || list.length === 0) return status === 'ready';
  await known(
    cards,
    ({ contextStatus }) => contextStatus[selectedId] ?? 'idle',
    () => holder.readCard(selectedId),
  );
  return cards.getState().contextStatus[selectedId] === 'ready';
}

async function known<State>(
  store: StoreApi<State>,
  statusOf: (state: State) => LoadStatus,
  read: () => Promise<void>,
): Promise<void> {
  const status = statusOf(store.getState());
  if (status === 'idle' || status === 'failed') await read();
  if (statusOf(store.getState()) !== 'loading') return;
  await new Promise<void>((resolve) => {
    const stop = store.subscribe((state) => {
      if (statusOf(state) === 'loading') return;
      stop();
      resolve();
    });
  });
}
