import { createTexts } from '#i18n';
import { expect, it } from 'vitest';
import { forgetPassingMessages, storedMessages } from './browser-ports.ts';
import { createStores } from '../state/stores/stores.ts';

const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function open() {
  const stores = createStores(noStorage);
  const trees = { sms: { on: 'On', off: 'Off', late: 'Too soon' }, errors: {} };
  const texts = createTexts({ brand: { name: 'P', eCode: 'e' }, trees, onMissing: (_, key) => key });
  const port = storedMessages(stores, texts);
  const show = (key: string, status: 'ok' | 'warning') =>
    port.show({ text: { namespace: 'sms', key, values: {} }, status });
  return { stores, show, words: () => stores.messages.getState().messages.map(({ text }) => text) };
}

it('what a journey has done stands for what one did before, which it may contradict', () => {
  const { show, words } = open();

  show('on', 'ok');
  show('off', 'ok');

  expect(words()).toEqual(['Off']);
});

it('what a call has answered goes with the journey, and what was done stays', () => {
  const { stores, show, words } = open();
  show('on', 'ok');
  show('late', 'warning');

  forgetPassingMessages(stores);

  expect(words()).toEqual(['On']);
});
