import type { BankReplies } from '#schemas';
import { createCardsStore, type CardsStore, type SelectionStorage } from './cards.ts';
import { createCarriedStore, type CarriedStore } from './carried.ts';
import { createChatbotStore, type ChatbotStore } from './chatbot.ts';
import { createHomeTabStore, type HomeTabStore } from './home-tab.ts';
import { createLastListStore, type LastListStore } from './last-list.ts';
import { createLoyaltyStore, type LoyaltyStore } from './loyalty.ts';
import { createPerCardStore, type PerCardStore } from './per-card.ts';
import { createProfileStore, type ProfileStore } from './profile.ts';
import { createShellStores, type ShellStores } from './shell-stores.ts';

/** All that outlives a view. */
export type Stores = ShellStores & {
  profile: ProfileStore;
  cards: CardsStore;
  homeTab: HomeTabStore;
  operations: LastListStore;
  loyalty: LoyaltyStore;
  chatbot: ChatbotStore;
  carried: CarriedStore;
  threeDSecure: PerCardStore<BankReplies['readThreeDSecure']>;
  pin: PerCardStore<BankReplies['readPinStatus']>;
  /** `leftOut` loans could not be read. */
  financing: PerCardStore<BankReplies['readFinancingStatus'] & { leftOut: number }>;
};

/** Makes the portal’s stores around those that the shell may have made already. */
export function createStores(storage: SelectionStorage, shell: ShellStores = createShellStores()): Stores {
  return {
    ...shell,
    profile: createProfileStore(),
    cards: createCardsStore(storage),
    homeTab: createHomeTabStore(storage),
    operations: createLastListStore(),
    loyalty: createLoyaltyStore(),
    chatbot: createChatbotStore(),
    carried: createCarriedStore(),
    threeDSecure: createPerCardStore(),
    pin: createPerCardStore(),
    financing: createPerCardStore(),
  };
}

/** Forgets everything of the holder, at logout and after a 401; the session store keeps why, messages and loading go with what runs. */
export function forgetHolder(stores: Stores): void {
  const { session: _why, messages: _told, loading: _running, ...ofHolder } = stores;
  for (const store of Object.values(ofHolder)) store.getState().clear();
}
