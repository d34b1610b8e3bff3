import { createStore } from 'zustand/vanilla';

/** A tab that was chosen, of which card and since which beginning. */
export type ChosenTab = { tab: string; cardId: string | undefined; round: number };

/** The home’s tab controller: which tab a link has asked for, by the documents’ name (DEEP-29). */
export type HomeTabState = {
  wished: string | undefined;
  /** Counts how often the home began anew: what was chosen before holds no longer (NAV-09). */
  round: number;
  /** Which tab was chosen where, by the entry of the history, as the home itself keeps it. */
  left: Readonly<Record<string, ChosenTab>>;
  wish(tab: string): void;
  /** A tab was chosen in an entry of the history. */
  leave(entry: string, chosen: ChosenTab): void;
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
    left: {},
    leave: (entry, chosen) => set(({ left }) => ({ left: { ...left, [entry]: chosen } })),
    wish: (tab) => set({ wished: tab }),
    done: () => set({ wished: undefined }),
    beginAnew: () => set(({ round }) => ({ wished: undefined, round: round + 1, left: {} })),
  }));
}

/** The store of the home’s tab controller. */
export type HomeTabStore = ReturnType<typeof createHomeTabStore>;
