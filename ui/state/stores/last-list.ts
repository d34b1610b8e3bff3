import { createStore } from 'zustand/vanilla';
import type { OperationsState } from '../operations.ts';

type LastListState = { last: OperationsState | undefined };

type LastListActions = {
  keep(list: OperationsState): void;
  clear(): void;
};

/** Makes the store of the list of operations that was shown last, for anyone who comes back to it; in memory alone. */
export function createLastListStore() {
  return createStore<LastListState & LastListActions>()((set) => ({
    last: undefined,
    keep: (last) => set({ last }),
    clear: () => set({ last: undefined }),
  }));
}

/** The store of the list that was shown last. */
export type LastListStore = ReturnType<typeof createLastListStore>;
