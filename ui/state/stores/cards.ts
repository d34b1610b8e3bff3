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
  /** "0" until the cards are here. Session storage holds its place in the list under cardId, from "0" on: an id names a card (S-90). */
  selectedId: string;
  /** How many cards the bank’s list had that cannot be shown. */
  leftOut: number;
  contexts: Readonly<Record<string, CardContextData>>;
  /** How many family cards and offers of each card cannot be shown. */
  contextLeftOut: Readonly<Record<string, number>>;
  contextStatus: Readonly<Record<string, LoadStatus>>;
  /** The bank’s pictures; "none" where it has none to show, and nothing while that is not known. */
  art: Readonly<Record<string, CardArt | 'none'>>;
};

type CardsActions = {
  loading(): void;
  failed(): void;
  /** Takes the bank’s list; a selection that is not in it moves to the first card. */
  received(list: readonly CardSummary[], leftOut?: number): void;
  select(cardId: string): void;
  contextLoading(cardId: string): void;
  contextReceived(cardId: string, context: CardContextData, leftOut?: number): void;
  contextFailed(cardId: string): void;
  artReceived(cardId: string, art: CardArt): void;
  /** A picture that is here already stays. */
  artMissed(cardId: string): void;
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
      loading: () => set({ status: 'loading' }),
      failed: () => set({ status: 'failed' }),
      received: (list, leftOut = 0) =>
        set((state) => {
          const sorted = list.toSorted((a, b) => Number(a.id) - Number(b.id));
          const place = placeOf(state.selectedId, sorted) ?? keptPlace(storage);
          const selectedId = (sorted[place] ?? sorted[0])?.id ?? noCard;
          storage.setItem(storageKey, String(placeOf(selectedId, sorted) ?? 0));
          return { ...state, status: 'ready' as const, list: sorted, leftOut, selectedId };
        }),
      select: (cardId) =>
        set((state) => {
          storage.setItem(storageKey, String(placeOf(cardId, state.list) ?? 0));
          state.selectedId = cardId;
        }),
      contextLoading: (cardId) =>
        set((state) => {
          state.contextStatus[cardId] = 'loading';
        }),
      contextReceived: (cardId, context, leftOut = 0) =>
        set((state) => {
          state.contexts[cardId] = context;
          state.contextLeftOut[cardId] = leftOut;
          state.contextStatus[cardId] = 'ready';
        }),
      contextFailed: (cardId) =>
        set((state) => {
          state.contextStatus[cardId] = 'failed';
          // The picture is not asked for any more.
          state.art[cardId] ??= 'none';
        }),
      artReceived: (cardId, art) =>
        set((state) => {
          state.art[cardId] = art;
        }),
      artMissed: (cardId) =>
        set((state) => {
          state.art[cardId] ??= 'none';
        }),
      clear: () => {
        storage.removeItem(storageKey);
        set(noCards);
      },
    })),
  );
}

function placeOf(cardId: string, list: readonly CardSummary[]): number | undefined {
  const place = list.findIndex(({ id }) => id === cardId);
  return place === -1 ? undefined : place;
}

const keptPlace = (storage: SelectionStorage): number => Number(storage.getItem(storageKey) ?? 0);

const noCards: CardsState = {
  status: 'idle',
  list: [],
  leftOut: 0,
  selectedId: noCard,
  contexts: {},
  contextLeftOut: {},
  contextStatus: {},
  art: {},
};

/** The store of the cards. */
export type CardsStore = ReturnType<typeof createCardsStore>;
