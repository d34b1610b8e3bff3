import type { LoyaltyProgramType } from '#schemas';
import { createStores, type Stores } from '#ui/state';
import { describe, expect, it } from 'vitest';
import { aCardSummary } from '../../state/holder/card.fixture.ts';
import { aProfile } from '../../state/holder/profile.fixture.ts';
import { somePrograms } from './loyalty.fixture.ts';
import { clickLocationOf, hasCurrentCardLoyaltyProgram, loyaltyProgramOfCurrentCard } from './programme.ts';

const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const cards = [aCardSummary(), aCardSummary({ id: '1000002' })];
const on = { IO_SI_PLUS: { prop: { state: 'ATTIVO' } } } as const;
const off = { IO_SI_PLUS: { prop: { state: 'DISATTIVO' } } } as const;

const all: readonly LoyaltyProgramType[] = [
  'T0_NOT_ELEGIBLE',
  'T0_ELEGIBLE',
  'T0_PLUS_EMBEDDED',
  'T1_START_ACTIVE',
  'T1_START_PLUS_EMBEDDED',
  'T1_PLUS_ACTIVE',
];

/** The stores of a holder whose first card is of a type and whose second has no programme. */
function storesWith(type: LoyaltyProgramType, profiling = {}): Stores {
  const stores = createStores(noStorage);
  stores.cards.getState().received(cards);
  stores.profile.getState().received(aProfile({ profiling }));
  stores.loyalty.getState().received(somePrograms({ '1000001': type, '1000002': 'T0_NOT_ELEGIBLE' }));
  return stores;
}

const known = ({ loyalty, cards: list, profile }: Stores) => ({
  loyalty: loyalty.getState(),
  cards: list.getState(),
  profile: profile.getState(),
});

describe('the programme of the current card', () => {
  it.each(all)('is what the bank says of it: %s [LOYAL-02] [LOYAL-10]', (type) => {
    const stores = storesWith(type, on);

    expect(loyaltyProgramOfCurrentCard(known(stores))).toBe(type);
    expect(hasCurrentCardLoyaltyProgram(known(stores))).toBe(type !== 'T0_NOT_ELEGIBLE');
  });

  it('is another one once another card is selected [CARD-23] [LOYAL-02]', () => {
    const stores = storesWith('T1_PLUS_ACTIVE', on);

    stores.cards.getState().select('1000002');

    expect(loyaltyProgramOfCurrentCard(known(stores))).toBe('T0_NOT_ELEGIBLE');
    expect(hasCurrentCardLoyaltyProgram(known(stores))).toBe(false);
  });

  it('is none for a card that the bank says nothing of [LOYAL-10]', () => {
    const stores = storesWith('T1_PLUS_ACTIVE', on);
    stores.loyalty.getState().received(somePrograms({}));

    expect(hasCurrentCardLoyaltyProgram(known(stores))).toBe(false);
  });

  it('is not known before the bank has answered', () => {
    const stores = storesWith('T1_PLUS_ACTIVE', on);
    stores.loyalty.getState().clear();

    expect(loyaltyProgramOfCurrentCard(known(stores))).toBeUndefined();
  });

  it.each(all)('is none where the profile does not know loyalty: %s [GATE-06]', (type) => {
    expect(hasCurrentCardLoyaltyProgram(known(storesWith(type)))).toBe(false);
  });

  it.each([
    ['T0_PLUS_EMBEDDED', 'T0_ELEGIBLE'],
    ['T1_START_PLUS_EMBEDDED', 'T1_START_ACTIVE'],
    ['T1_PLUS_ACTIVE', 'T1_START_ACTIVE'],
    ['T0_ELEGIBLE', 'T0_ELEGIBLE'],
    ['T1_START_ACTIVE', 'T1_START_ACTIVE'],
    ['T0_NOT_ELEGIBLE', 'T0_NOT_ELEGIBLE'],
  ] as const)('of type %s is %s where Plus is switched off [GATE-07]', (type, shown) => {
    expect(loyaltyProgramOfCurrentCard(known(storesWith(type, off)))).toBe(shown);
  });
});

describe('where the holder has asked for the programme', () => {
  it.each([
    ['?from=DETAIL_BANNER', 'DETAIL_BANNER'],
    ['?from=GRAY_BOX', 'GRAY_BOX'],
    ['?from=elsewhere', 'BLUE_TILE'],
    ['', 'BLUE_TILE'],
  ])('is read from the address of the page: %s [LOYAL-11]', (search, location) => {
    expect(clickLocationOf(search)).toBe(location);
  });
});
