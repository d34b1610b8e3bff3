import { expect, it } from 'vitest';
import { aCardContext } from '../holder/card.fixture.ts';
import { createPerCardStore } from './per-card.ts';
import { createStores } from './stores.ts';

const counted = { campaign: 'fedelta-attiva', creative: 't1-start-active', position: 'banner' } as const;
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

it('what stores keep by card, entry or banner can be changed by nobody who reads it, and what did not change stays the same', () => {
  const { cards, homeTab, loyalty } = createStores(storage);
  const perCard = createPerCardStore<{ said: string }>();
  cards.getState().contextReceived('1', aCardContext());
  homeTab.getState().leave('first', { tab: 'statements', cardId: '1', round: 0 });
  perCard.getState().received('1', { said: 'yes' });
  loyalty.getState().bannerReceived('first', counted);
  const read = () => ({
    contexts: cards.getState().contexts,
    left: homeTab.getState().left,
    known: perCard.getState().known,
    banners: loyalty.getState().analyticsPromoBanner,
  });
  const before = read();

  cards.getState().contextReceived('2', aCardContext());
  homeTab.getState().leave('second', { tab: 'operations', cardId: '1', round: 0 });
  perCard.getState().received('2', { said: 'yes' });
  loyalty.getState().bannerReceived('second', counted);

  const after = read();
  expect(Object.values(before).map((kept) => [Object.isFrozen(kept), Object.keys(kept).length])).toEqual(
    Object.values(before).map(() => [true, 1]),
  );
  expect(Object.values(after).map((kept) => Object.keys(kept).length)).toEqual([2, 2, 2, 2]);
  expect(after.left['first']).toBe(before.left['first']);
  expect(after.known['1']).toBe(before.known['1']);
});
