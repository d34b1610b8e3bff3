import { hasChatbot } from '../holder/has-chatbot.ts';
import type { Stores } from '../stores/stores.ts';

type LoadPageOptions = {
  stores: Pick<Stores, 'profile'>;
  browser: Pick<Window, 'sessionStorage'> & { location: Pick<Location, 'assign'> };
};

/** Makes the way to load a page of the portal anew, which takes the session up and finds whether there is a chat (ROUTE-06, ROUTE-10). */
export function createLoadPage({ stores, browser }: LoadPageOptions): (path: string) => void {
  return (path) => {
    browser.sessionStorage.setItem('chatbotVisible', String(hasChatbot(stores.profile.getState())));
    browser.location.assign(path);
  };
}
