import { createStore } from 'zustand/vanilla';

/** The home’s tab controller: which tab a link has asked for, by the documents’ name (DEEP-29). */
export type HomeTabState = {
  wished: string | undefined;
  wish(tab: string): void;
  /** The wish was answered, or cannot be. */
  done(): void;
};

/** Makes the store of the home’s tab controller. */
export function createHomeTabStore() {
  return createStore<HomeTabState>()((set) => ({
    wished: undefined,
    wish: (tab) => set({ wished: tab }),
    done: () => set({ wished: undefined }),
  }));
}

/** The store of the home’s tab controller. */
export type HomeTabStore = ReturnType<typeof createHomeTabStore>;
