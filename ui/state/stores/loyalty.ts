import type { LoyaltyPrograms, PromoConfig } from '#schemas';
import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';

/**
 * Where the holder’s cards stand in the partner’s programme, and how banners are counted. Which notice a card is shown
 * is known to the journey that shows it alone.
 */
export type LoyaltyState = Partial<LoyaltyPrograms> & {
  /** True until the bank has said where the cards stand, or could not (LOYAL-15). */
  isLoading: boolean;
  /** By the directory of a banner’s images. */
  analyticsPromoBanner: Readonly<Record<string, PromoConfig['analyticsPromoBanner']>>;
};

type LoyaltyActions = {
  /** The bank is asked; what it said before stays in sight meanwhile. */
  asking(): void;
  received(programs: LoyaltyPrograms): void;
  failed(): void;
  bannerReceived(directory: string, counted: PromoConfig['analyticsPromoBanner']): void;
  clear(): void;
};

const nothingKnown: LoyaltyState = { isLoading: true, analyticsPromoBanner: {} };

/** Makes the store of the loyalty programme. */
export function createLoyaltyStore() {
  return createStore<LoyaltyState & LoyaltyActions>()(
    immer((set, _get, store) => ({
      ...nothingKnown,
      asking: () => set({ isLoading: true }),
      received: (programs) => set({ ...programs, isLoading: false }),
      failed: () => set({ isLoading: false }),
      bannerReceived: (directory, counted) =>
        set((state) => {
          state.analyticsPromoBanner[directory] = counted;
        }),
      clear: () => set(store.getInitialState(), true),
    })),
  );
}

/** The store of the loyalty programme. */
export type LoyaltyStore = ReturnType<typeof createLoyaltyStore>;
