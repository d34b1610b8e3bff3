import { createStore } from 'zustand/vanilla';

type Input = Readonly<Record<string, string | number | readonly string[]>>;

/** What a page gives to the journey that it leads to, where an address must not tell it. */
export type CarriedState = {
  address: string | undefined;
  input: Input;
  carry(address: string, input: Input): void;
  /** Returns what was carried to this very address; nothing where a holder came to it otherwise. */
  inputAt(address: string): Input;
  /** Is called as a link is followed: it gets what was carried for this very way, and a later way there gets nothing of it. */
  led(): void;
  clear(): void;
};

/** Makes the store of what is carried from a page to the next. */
export function createCarriedStore() {
  // Back and Forward are no ways on: a page that is come back to has what it had.
  let isForNext = false;
  return createStore<CarriedState>()((set, get) => ({
    address: undefined,
    input: {},
    carry: (address, input) => {
      isForNext = true;
      set({ address, input });
    },
    inputAt: (address) => (get().address === address ? get().input : {}),
    led: () => {
      if (!isForNext) get().clear();
      isForNext = false;
    },
    clear: () => set({ address: undefined, input: {} }),
  }));
}

/** The store of what is carried. */
export type CarriedStore = ReturnType<typeof createCarriedStore>;
