import { createTexts } from '#i18n';
import { describe, expect, it } from 'vitest';
import { forgetPassingMessages, storedMessages } from './browser-ports.ts';
import { createStores } from '../state/stores/stores.ts';

const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function open(onLine = true) {
  const stores = createStores(noStorage);
  const errors = {
    popup: { title: 'Oh', retry: 'Again' },
    offline: { title: 'Offline', message: 'Wait' },
  };
  const trees = { sms: { on: 'On', off: 'Off', late: 'Too soon' }, errors };
  const texts = createTexts({
    brand: { name: 'P', eCode: 'e', helpLine: '800 000 200', lockLine: '800 000 100' },
    trees,
    onMissing: (_, key) => key,
  });
  const line = new EventTarget();
  const browser = {
    navigator: { onLine } as Navigator,
    addEventListener: line.addEventListener.bind(line),
  };
  const port = storedMessages(stores, texts, browser);
  const show = (key: string, status: 'ok' | 'warning') =>
    port.show({ text: { namespace: 'sms', key, values: {} }, status });
  const popupOf = (code: string, answered?: (how: 'again' | 'closed') => void) => {
    const message = { namespace: 'sms', key: 'late', values: {} };
    port.popup({ kind: 'STANDARD', reason: 'CUSTOM', code, message }, answered);
    const told = stores.popups.getState().error;
    return { title: told?.title, message: told?.message };
  };
  const reconnect = () => line.dispatchEvent(new Event('online'));
  return {
    stores,
    show,
    popupOf,
    reconnect,
    words: () => stores.messages.getState().messages.map(({ text }) => text),
  };
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

describe('what got no answer', () => {
  it('is told by the connection where there is none [S-51]', () => {
    const { popupOf } = open(false);

    expect(popupOf('unreachable')).toEqual({ title: 'Offline', message: 'Wait' });
    expect(popupOf('5709')).toEqual({ title: 'Oh', message: 'Too soon' });
  });

  it('is told by its own words where there is a connection [S-51]', () => {
    expect(open().popupOf('unreachable')).toEqual({ title: 'Oh', message: 'Too soon' });
  });

  it('is asked again as the connection is back, and its popup goes [HOLDER-03] [S-51]', () => {
    const { stores, popupOf, reconnect } = open(false);
    const answers: string[] = [];
    popupOf('unreachable', (how) => answers.push(how));

    reconnect();
    reconnect();

    expect(stores.popups.getState().error).toBeUndefined();
    expect(answers).toEqual(['again']);
  });

  it('leaves another popup alone as the connection is back [S-51]', () => {
    const { stores, popupOf, reconnect } = open(false);
    popupOf('unreachable');
    popupOf('5709');

    reconnect();

    expect(stores.popups.getState().error?.message).toBe('Too soon');
  });
});
