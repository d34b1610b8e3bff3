import type { DeepLinksFile } from '#schemas';
import type { RefusalReason } from '#ui/journey';
import { describe, expect, it } from 'vitest';
import { aCardContext, aCardSummary } from '../holder/card.fixture.ts';
import { aProfile } from '../holder/profile.fixture.ts';
import { createStores } from '../stores/stores.ts';
import { createDeepLinks } from './deep-links.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const file: DeepLinksFile = {
  links: {
    pin: { to: ['/cardsmanagement', '/pinView'] },
    installmentlist: { to: ['/'], tab: 'rateizzazioni' },
    both: { to: ['/pinView'], tab: 'rateizzazioni' },
  },
};

/** Links of a portal whose journey at /pinView is refused for a reason, as far as the card is known. */
function links(why?: RefusalReason) {
  const stores = createStores(storage);
  const recorded: string[] = [];
  const known: string[] = [];
  const read = (what: string, receive: () => void) => () => {
    known.push(what);
    receive();
    return Promise.resolve();
  };
  const deepLinks = createDeepLinks({
    file,
    launcher: {
      listed: () => [],
      find: (name) => (name === '/pinView' ? { entry: { id: 'pin', runs: [] }, parameters: {} } : undefined),
      refusal: () => (known.includes('card') ? why : 'off'),
      input: () => ({}),
      open: () => Promise.resolve(undefined),
    },
    stores,
    holder: {
      readProfile: read('profile', () => stores.profile.getState().received(aProfile())),
      readCards: read('cards', () => stores.cards.getState().received([aCardSummary()])),
      readCard: read('card', () => stores.cards.getState().contextReceived('1000001', aCardContext())),
      readLoyalty: () => Promise.resolve(),
      refresh: () => Promise.resolve(true),
    },
    record: (event) => void recorded.push(event),
  });
  return { deepLinks, stores, recorded, known };
}

describe('a deep link', () => {
  it('leads through its paths once the card is known, whatever the case of its name', async () => {
    const { deepLinks, recorded, known, stores } = links();

    expect(await deepLinks.pathsOf('PIN')).toEqual(['/cardsmanagement', '/pinView']);
    expect(known).toEqual(['profile', 'cards', 'card']);
    expect(recorded).toEqual([]);
    expect(stores.homeTab.getState().wished).toBeUndefined();
  });

  it('asks for the tab that it names, and waits for no card where no journey opens', async () => {
    const { deepLinks, stores, known } = links();

    expect(await deepLinks.pathsOf('installmentList')).toEqual(['/']);
    expect(stores.homeTab.getState().wished).toBe('rateizzazioni');
    expect(known).toEqual([]);
  });

  it('leads home where its journey is refused, and is recorded by its name [DEEP-28]', async () => {
    const { deepLinks, stores, recorded } = links('blocked');

    expect(await deepLinks.pathsOf('Both')).toEqual(['/']);
    expect(recorded).toEqual(['deep-link-error both']);
    expect(stores.homeTab.getState().wished).toBeUndefined();
  });

  it.each(['unknown', 'toString', ''])(
    'that nobody knows leads home, and what stands in the address is not repeated: %j [DEEP-28]',
    async (name) => {
      const { deepLinks, recorded, known } = links();

      expect(await deepLinks.pathsOf(name)).toEqual(['/']);
      expect(recorded).toEqual(['deep-link-error unknown']);
      expect(known).toEqual([]);
    },
  );
});
