import { createStore } from 'zustand/vanilla';

/** Whether the bank is being asked for something (LOAD-01), and how much of what is sent to it has gone, from 0 to 1. */
export type LoadingState = {
  isLoading: boolean;
  share: number | undefined;
  /** Calls off what is being sent, as long as it has not all gone. */
  callOff: (() => void) | undefined;
  set(isLoading: boolean): void;
  uploaded: (share: number | undefined, callOff?: () => void) => void;
};

/** Makes the store of the loading flag. */
export function createLoadingStore() {
  return createStore<LoadingState>()((set) => ({
    isLoading: false,
    share: undefined,
    callOff: undefined,
    set: (isLoading) => set({ isLoading }),
    uploaded: (share, callOff) => set({ share, callOff }),
  }));
}

/** The store of the loading flag. */
export type LoadingStore = ReturnType<typeof createLoadingStore>;
