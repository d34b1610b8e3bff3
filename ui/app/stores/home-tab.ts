import { createStore } from 'zustand/vanilla';

/** The home’s tab controller: which tab a link has asked for, by the documents’ name (DEEP-29). */
export type HomeTabState = {
  wished: string | undefined;
  /** Counts how often the home began anew: what was chosen before holds no longer (NAV-09). */
  round: number;
  wish(tab: string): void;
  /** The wish was answered, or cannot be. */
  done(): void;
  /** The home goes back to its first tab. */
  beginAnew(): void;
};

/** Makes the store of the home’s tab controller. */
export function createHomeTabStore() {
  return createStore<HomeTabState>()((set) => ({
    wished: undefined,
    round: 0,
    wish: (tab) => set({ wished: tab }),
    done: () => set({ wished: undefined }),
    beginAnew: () => set(({ round }) => ({ wished: undefined, round: round + 1 })),
  }));
}

/** The store of the home’s tab controller. */
export type HomeTabStore = ReturnType<typeof createHomeTabStore>;
