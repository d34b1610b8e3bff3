import { expect, it } from 'vitest';
import { aCardContext } from '../holder/card.fixture.ts';
import { aProfile } from '../holder/profile.fixture.ts';
import { createStores, forgetHolder, type Stores } from './stores.ts';

const storage = () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

/** Puts something of a holder into each store; types name a store that is missing here. */
const fill: Record<Exclude<keyof Stores, 'session' | 'messages' | 'loading'>, (stores: Stores) => void> = {
  profile: ({ profile }) => profile.getState().received(aProfile()),
  cards: ({ cards }) => cards.getState().contextReceived('1000001', aCardContext()),
  popups: ({ popups }) => popups.getState().askLogout(),
  homeTab: ({ homeTab }) => homeTab.getState().wish('RATE'),
  operations: ({ operations }) => operations.setState({ last: Object({ cardId: '1000001' }) }),
  loyalty: ({ loyalty }) => loyalty.getState().failed(),
  chatbot: ({ chatbot }) => chatbot.getState().opened('page'),
  carried: ({ carried }) => carried.getState().carry('/', { of: 'the holder' }),
  threeDSecure: ({ threeDSecure }) => threeDSecure.getState().failedFor('1000001'),
  pin: ({ pin }) => pin.getState().failedFor('1000001'),
  financing: ({ financing }) => financing.getState().failedFor('1000001'),
};

/** What a store holds, but for how often it began anew. */
const held = (stores: Stores, name: keyof typeof fill) => ({ ...stores[name].getState(), round: 0 });
const worded = (value: unknown) => JSON.stringify(value);

it.each(Object.keys(fill) as (keyof typeof fill)[])(
  'nothing of the holder is left in the store of %s after a logout [S-30]',
  (name) => {
    const stores = createStores(storage());
    const empty = worded(held(stores, name));
    fill[name](stores);
    const filled = worded(held(stores, name));

    forgetHolder(stores);

    expect(filled).not.toBe(empty);
    expect(worded(held(stores, name))).toBe(empty);
  },
);
