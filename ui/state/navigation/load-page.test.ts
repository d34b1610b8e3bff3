import { expect, it } from 'vitest';
import { aService } from '../holder/card.fixture.ts';
import { aProfile } from '../holder/profile.fixture.ts';
import { createStores } from '../stores/stores.ts';
import { createLoadPage } from './load-page.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

it.each([
  [true, { CHATBOT: aService('CHATBOT') }],
  [false, {}],
])('loads a page anew, which finds whether there is a chat: %s [ROUTE-10]', (hasChat, profiling) => {
  const stores = createStores(storage);
  stores.profile.getState().received(aProfile({ profiling }));
  const done: string[] = [];
  const sessionStorage = { setItem: (key: string, value: string) => void done.push(`${key} ${value}`) };
  const loadPage = createLoadPage({
    stores,
    browser: {
      // What is written is all that is used.
      sessionStorage: sessionStorage as unknown as Storage,
      location: { assign: (path) => void done.push(String(path)) },
    },
  });

  loadPage('/n/profile');

  expect(done).toEqual([`chatbotVisible ${hasChat}`, '/n/profile']);
});
