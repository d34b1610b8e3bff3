import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';

/** A tab that was chosen, since which beginning and of which card; of the selected one where that is not known yet. */
export type ChosenTab = { tab: string; cardId: string | undefined; round: number };

/** The home’s tab controller: which tab a link has asked for, by the documents’ name (DEEP-29). */
export type HomeTabState = {
  wished: string | undefined;
  /** The link was followed in the portal: who pressed it waits for nothing else. */
  isLed: boolean;
  /** Counts how often the home began anew: what was chosen before holds no longer (NAV-09). */
  round: number;
  /** Which tab was chosen where, by the entry of the history, as the home itself keeps it. */
  left: Readonly<Record<string, ChosenTab>>;
  wish(tab: string, isLed?: boolean): void;
  /** A tab was chosen in an entry of the history. */
  leave(entry: string, chosen: ChosenTab): void;
  /** The wish was answered, or cannot be. */
  done(): void;
  /** The home goes back to its first tab. */
  clear(): void;
};

/** Where the tab that was chosen last outlives its page; `sessionStorage` fits it. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keptUnder = 'tab';
const first = 0;

/** Makes the store of the home’s tab controller. */
export function createHomeTabStore(storage: TabStorage) {
  return createStore<HomeTabState>()(
    immer((set) => ({
      wished: undefined,
      isLed: false,
      round: first,
      left: keptTab(storage),
      leave: (entry, chosen) => {
        storage.setItem(keptUnder, `${entry} ${chosen.tab}`);
        set((state) => {
          state.left[entry] = chosen;
        });
      },
      wish: (tab, isLed = false) => set({ wished: tab, isLed }),
      done: () => set({ wished: undefined }),
      clear: () => {
        storage.removeItem(keptUnder);
        set((state) => {
          state.wished = undefined;
          state.round += 1;
          state.left = {};
        });
      },
    })),
  );
}

/** Finds the tab that the page before was left at (HOLDER-01). */
function keptTab(storage: TabStorage): HomeTabState['left'] {
  const [entry, tab] = storage.getItem(keptUnder)?.split(' ') ?? [];
  return entry && tab ? { [entry]: { tab, cardId: undefined, round: first } } : {};
}

/** The store of the home’s tab controller. */
export type HomeTabStore = ReturnType<typeof createHomeTabStore>;
