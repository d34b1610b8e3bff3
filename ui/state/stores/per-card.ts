import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';

/** What the bank said of each card in one matter, by card id, and for which cards it could not be had. */
export type PerCardState<Value> = {
  known: Readonly<Record<string, Value>>;
  failed: Readonly<Record<string, boolean>>;
};

type PerCardActions<Value> = {
  /** The bank is asked: what it said before holds no longer. */
  asking(cardId: string): void;
  received(cardId: string, value: Value): void;
  failedFor(cardId: string): void;
  clear(): void;
};

/** Makes a store of what is asked card by card, with an error flag for each (TDS-16, PIN-10). */
export function createPerCardStore<Value>() {
  return createStore<PerCardState<Value> & PerCardActions<Value>>()(
    immer((set) => ({
      known: {},
      failed: {},
      asking: (cardId) =>
        set((state) => {
          delete state.known[cardId];
          state.failed[cardId] = false;
        }),
      received: (cardId, value) =>
        set((state) => {
          Object.assign(state.known, { [cardId]: value });
          state.failed[cardId] = false;
        }),
      failedFor: (cardId) =>
        set((state) => {
          state.failed[cardId] = true;
        }),
      clear: () => set({ known: {}, failed: {} }),
    })),
  );
}

/** The store of one matter, card by card. */
export type PerCardStore<Value> = ReturnType<typeof createPerCardStore<Value>>;
