import type { InputSource } from '#schemas';
import { describe, expect, it } from 'vitest';
import { aCardContext, aCardSummary } from '../holder/card.fixture.ts';
import { aProfile } from '../holder/profile.fixture.ts';
import { createStores } from '../stores/stores.ts';
import { givenInput } from './given-input.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Gives a journey its one input from a source, in a portal that knows its holder and cards, or nobody. */
function given(source: InputSource, { isKnown = true, search = '' } = {}) {
  const stores = createStores(storage);
  if (isKnown) {
    stores.cards.getState().received([aCardSummary(), aCardSummary({ id: '1000002' })]);
    stores.cards.getState().contextReceived('1000001', aCardContext());
    stores.profile.getState().received(aProfile());
  }
  const entry = { id: 'x', runs: [], input: { value: 'text' }, opens: { input: { value: source } } } as const;
  const opening = { entry, parameters: isKnown ? { card: '17' } : ({} as Record<string, string>) };
  const sources = { stores, pathname: '/', search, now: () => 0 };
  return givenInput(opening, {}, sources)['value'];
}

describe('what a journey starts with', () => {
  it.each([
    ['card.id', '1000001', ''],
    ['card.pan', '**** **** **** 4417', ''],
    ['card.name', 'Carta Classica', ''],
    ['card.description', 'Carta Classica', ''],
    ['card.nickname', '', ''],
    ['card.contact', '********67', ''],
    ['cards.ids', ['1000001', '1000002'], []],
    ['cards.list', [aCardSummary(), aCardSummary({ id: '1000002' })], []],
    ['profile.name', 'Giulia', ''],
    ['profile.email', 'giulia@percorso.test', ''],
    ['profile.telephoneNumber', '********67', ''],
    ['profile.homeAddress', 'Via dei Mille 12, 20129 Milano', ''],
    ['profile.passwordExpiration', '2027-02-01T00:00:00.000+01:00', ''],
    ['path.card', '17', ''],
  ] as const)('is %s as the portal knows it, and empty while it does not', (source, value, nothing) => {
    expect([given(source), given(source, { isKnown: false })]).toEqual([value, nothing]);
  });

  it.each([
    ['?flow=42', '42'],
    ['', ''],
  ])('is what the query %j of the address says', (search, value) => {
    expect(given('query.flow', { search })).toBe(value);
  });

  it('is what its opener gives, before what its file names, and nothing that it does not declare', () => {
    const stores = createStores(storage);
    const input = { cardId: 'text', other: 'text' } as const;
    const opening = {
      entry: { id: 'x', runs: [], input, opens: { input: { cardId: 'card.id' } } } as const,
      parameters: {},
    };
    const sources = { stores, pathname: '/', search: '', now: () => 0 };

    const start = givenInput(opening, { cardId: '7', strange: true }, sources);

    expect(Object.entries(start)).toEqual([['cardId', '7']]);
  });

  it('is nothing for a journey that declares no input', () => {
    const opening = { entry: { id: 'x', runs: [] }, parameters: {} };
    const sources = { stores: createStores(storage), pathname: '/', search: '', now: () => 0 };

    expect(givenInput(opening, { cardId: '7' }, sources)).toEqual({});
  });
});
