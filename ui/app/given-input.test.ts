import { expect, it } from 'vitest';
import { aCardSummary } from '../views/cards/card.fixture.ts';
import { givenInput } from './given-input.ts';
import { createStores } from './stores/stores.ts';

const remembered = { getItem: () => '1000002', setItem: () => undefined, removeItem: () => undefined };
const opening = {
  entry: { id: 'x', runs: [], input: { cardId: 'text' }, opens: { input: { cardId: 'card.id' } } },
  parameters: {},
} as const;

it('gives the selected card only once it is known to be one of the holder’s', () => {
  const stores = createStores(remembered);
  const before = givenInput(opening, {}, { stores, search: '' });

  stores.cards.getState().received([aCardSummary(), aCardSummary({ id: '1000002' })]);

  expect(before).toEqual({ cardId: '' });
  expect(givenInput(opening, {}, { stores, search: '' })).toEqual({ cardId: '1000002' });
});
