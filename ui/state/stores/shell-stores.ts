import { createLoadingStore, type LoadingStore } from './loading.ts';
import { createMessagesStore, type MessagesStore } from './messages.ts';
import { createPopupsStore, type PopupsStore } from './popups.ts';
import { createSessionStore, type SessionStore } from './session.ts';

/** What is needed before anybody is in; the rest comes with the core. */
export type ShellStores = {
  session: SessionStore;
  messages: MessagesStore;
  popups: PopupsStore;
  loading: LoadingStore;
};

/** Makes the stores of the shell, empty. */
export function createShellStores(): ShellStores {
  return {
    session: createSessionStore(),
    messages: createMessagesStore(),
    popups: createPopupsStore(),
    loading: createLoadingStore(),
  };
}
