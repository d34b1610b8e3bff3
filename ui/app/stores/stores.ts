import { createCardsStore, type CardsStore, type SelectionStorage } from './cards.ts';
import { createLoadingStore, type LoadingStore } from './loading.ts';
import { createMessagesStore, type MessagesStore } from './messages.ts';
import { createPopupsStore, type PopupsStore } from './popups.ts';
import { createProfileStore, type ProfileStore } from './profile.ts';
import { createSessionStore, type SessionStore } from './session.ts';

/** All that outlives a view. */
export type Stores = {
  session: SessionStore;
  profile: ProfileStore;
  cards: CardsStore;
  messages: MessagesStore;
  popups: PopupsStore;
  loading: LoadingStore;
};

/** Makes the portal’s stores, empty. */
export function createStores(storage: SelectionStorage): Stores {
  return {
    session: createSessionStore(),
    profile: createProfileStore(),
    cards: createCardsStore(storage),
    messages: createMessagesStore(),
    popups: createPopupsStore(),
    loading: createLoadingStore(),
  };
}

/** Forgets everything of the holder, at logout and after a 401; the session store keeps why. */
export function forgetHolder(stores: Stores): void {
  stores.profile.getState().clear();
  stores.cards.getState().clear();
  stores.popups.getState().closeLogout();
}
