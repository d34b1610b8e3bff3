import { describe, expect, it } from 'vitest';
import { createStores } from '../stores/stores.ts';
import { aCardContext, aCardSummary } from './card.fixture.ts';
import { cardReady } from './card-ready.ts';
import type { Holder } from './holder.ts';
import { aProfile } from './profile.fixture.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const card = aCardSummary();

type Missing = 'profile' | 'cards' | 'card';

/** A holder whose bank answers all but what is missing; `asked` is what it was asked for. */
function aHolder({ missing, cards = [card] }: { missing?: Missing; cards?: (typeof card)[] } = {}) {
  const stores = createStores(storage);
  const asked: string[] = [];
  const holder: Holder = {
    readProfile: () => {
      asked.push('profile');
      const store = stores.profile.getState();
      return Promise.resolve(missing === 'profile' ? store.failed() : store.received(aProfile()));
    },
    readCards: () => {
      asked.push('cards');
      const store = stores.cards.getState();
      return Promise.resolve(missing === 'cards' ? store.failed() : store.received(cards));
    },
    readCard: (id) => {
      asked.push(id);
      const store = stores.cards.getState();
      return Promise.resolve(
        missing === 'card' ? store.contextFailed(id) : store.contextReceived(id, aCardContext()),
      );
    },
    readLoyalty: () => Promise.resolve(),
    refresh: () => Promise.resolve(true),
  };
  return { stores, asked, ready: () => cardReady({ holder, stores }) };
}

/** Lets all that is under way and waits for nobody come to its end. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('what a link waits for', () => {
  it('is asked for where nobody has asked for it', async () => {
    const { ready, asked } = aHolder();

    expect(await ready()).toBe(true);
    expect(asked).toEqual(['profile', 'cards', '1000001']);
  });

  it('is not asked for again once it is known', async () => {
    const { ready, asked } = aHolder();
    await ready();

    expect(await ready()).toBe(true);
    expect(asked).toHaveLength(3);
  });

  it('is asked for again after it could not be had', async () => {
    const { ready, asked, stores } = aHolder();
    stores.profile.getState().failed();
    stores.cards.getState().failed();
    stores.cards.getState().contextFailed('1000001');

    expect(await ready()).toBe(true);
    expect(asked).toEqual(['profile', 'cards', '1000001']);
  });

  it('is waited for, and asked for by nobody else, while it is on its way', async () => {
    const { ready, asked, stores } = aHolder();
    const { profile, cards } = stores;
    profile.getState().loading();
    cards.getState().received([card]);
    cards.getState().contextLoading('1000001');
    let isReady: boolean | undefined;
    const waiting = ready().then((value) => (isReady = value));

    profile.getState().received(aProfile());
    await Promise.resolve();
    cards.getState().contextLoading('1000002');
    await settled();
    const meanwhile = isReady;
    cards.getState().contextReceived('1000001', aCardContext());
    await waiting;

    expect([meanwhile, isReady, asked]).toEqual([undefined, true, []]);
  });

  it('is not there before the profile is, which is waited for too', async () => {
    const { ready, stores } = aHolder();
    stores.profile.getState().loading();
    let isReady = false;
    const waiting = ready().then(() => (isReady = true));

    await settled();
    const meanwhile = isReady;
    stores.profile.getState().failed();
    await waiting;

    expect([meanwhile, isReady]).toEqual([false, true]);
  });

  it.each([
    ['cannot be read', 'cards', false],
    ['are there and the selected one cannot be read', 'card', false],
    ['are there and the profile cannot be read', 'profile', true],
  ] as const)('where the cards %s', async (_case, missing, isReady) => {
    const { ready, asked } = aHolder({ missing });

    expect(await ready()).toBe(isReady);
    expect(asked.includes('1000001')).toBe(missing !== 'cards');
  });

  it('is there for a holder without cards, of whom no card is asked for', async () => {
    const { ready, asked } = aHolder({ cards: [] });

    expect(await ready()).toBe(true);
    expect(asked).toEqual(['profile', 'cards']);
  });

  it('listens no longer once it is there', async () => {
    const { ready, stores } = aHolder();
    const stopped: string[] = [];
    const { subscribe } = stores.profile;
    stores.profile.subscribe = (listener) => {
      const stop = subscribe(listener);
      return () => {
        stopped.push('profile');
        stop();
      };
    };
    stores.profile.getState().loading();
    const waiting = ready();

    stores.profile.getState().received(aProfile());
    await waiting;

    expect(stopped).toEqual(['profile']);
  });
});
