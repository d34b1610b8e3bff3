import { createStore } from 'zustand/vanilla';

/** Whether the bank is being asked for something (LOAD-01). */
export type LoadingState = { isLoading: boolean; set(isLoading: boolean): void };

/** Makes the store of the loading flag. */
export function createLoadingStore() {
  return createStore<LoadingState>()((set) => ({
    isLoading: false,
    set: (isLoading) => set({ isLoading }),
  }));
}

/** The store of the loading flag. */
export type LoadingStore = ReturnType<typeof createLoadingStore>;
