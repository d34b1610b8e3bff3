import type { CardArt, CardContextData, CardSummary } from '#schemas';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';

/** How far something that the bank is asked for has come. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** The holder’s cards; what the bank said of each is kept by card id. */
export type CardsState = {
  status: LoadStatus;
  /** Sorted by id. */
  list: readonly CardSummary[];
  /** Kept in session storage under cardId; "0" until a card is chosen. */
  selectedId: string;
  contexts: Readonly<Record<string, CardContextData>>;
  contextStatus: Readonly<Record<string, LoadStatus>>;
  art: Readonly<Record<string, CardArt>>;
};

type CardsActions = {
  loading(): void;
  failed(): void;
  /** Takes the bank’s list; a selection that is not in it moves to the first card. */
  received(list: readonly CardSummary[]): void;
  select(cardId: string): void;
  contextLoading(cardId: string): void;
  contextReceived(cardId: string, context: CardContextData): void;
  contextFailed(cardId: string): void;
  artReceived(cardId: string, art: CardArt): void;
  clear(): void;
};

/** Where the selection outlives a full page load; `sessionStorage` fits it. */
export type SelectionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'cardId';
const noCard = '0';

/** Makes the store of the cards. */
export function createCardsStore(storage: SelectionStorage) {
  return createStore<CardsState & CardsActions>()(
    immer((set) => ({
      ...noCards,
      selectedId: storage.getItem(storageKey) ?? noCard,
      loading: () => set({ status: 'loading' }),
      failed: () => set({ status: 'failed' }),
      received: (list) =>
        set((state) => {
          const sorted = list.toSorted((a, b) => Number(a.id) - Number(b.id));
          const selectedId = sorted.some(({ id }) => id === state.selectedId)
            ? state.selectedId
            : (sorted[0]?.id ?? noCard);
          storage.setItem(storageKey, selectedId);
          return { ...state, status: 'ready' as const, list: sorted, selectedId };
        }),
      select: (cardId) => {
        storage.setItem(storageKey, cardId);
        set({ selectedId: cardId });
      },
      contextLoading: (cardId) =>
        set((state) => {
          state.contextStatus[cardId] = 'loading';
        }),
      contextReceived: (cardId, context) =>
        set((state) => {
          state.contexts[cardId] = context;
          state.contextStatus[cardId] = 'ready';
        }),
      contextFailed: (cardId) =>
        set((state) => {
          state.contextStatus[cardId] = 'failed';
        }),
      artReceived: (cardId, art) =>
        set((state) => {
          state.art[cardId] = art;
        }),
      clear: () => {
        storage.removeItem(storageKey);
        set(noCards);
      },
    })),
  );
}

const noCards: CardsState = {
  status: 'idle',
  list: [],
  selectedId: noCard,
  contexts: {},
  contextStatus: {},
  art: {},
};

/** The store of the cards. */
export type CardsStore = ReturnType<typeof createCardsStore>;
