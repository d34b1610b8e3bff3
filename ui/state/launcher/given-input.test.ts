import { expect, it } from 'vitest';
import { aCardSummary } from '../holder/card.fixture.ts';
import { givenInput } from './given-input.ts';
import { createStores, forgetHolder } from '../stores/stores.ts';

const remembered = { getItem: () => '1', setItem: () => undefined, removeItem: () => undefined };
const now = () => Date.parse('2026-11-21T12:00:00.000Z');
const opening = {
  entry: { id: 'x', runs: [], input: { cardId: 'text' }, opens: { input: { cardId: 'card.id' } } },
  parameters: {},
} as const;

it('gives the selected card only once it is known to be one of the holder’s', () => {
  const stores = createStores(remembered);
  const before = givenInput(opening, {}, { stores, pathname: '/', search: '', now });

  stores.cards.getState().received([aCardSummary(), aCardSummary({ id: '1000002' })]);

  expect(before).toEqual({ cardId: '' });
  expect(givenInput(opening, {}, { stores, pathname: '/', search: '', now })).toEqual({ cardId: '1000002' });
});

const desk = {
  entry: {
    id: 'desk',
    runs: [],
    input: { message: 'text' },
    opens: { input: { message: 'carried.message' } },
  },
  parameters: {},
} as const;

it('gives what the page that leads to an address carries there, and nothing of it at another address', () => {
  const stores = createStores(remembered);
  const at = (search: string) => givenInput(desk, {}, { stores, pathname: '/desk', search, now });

  stores.carried.getState().carry('/desk?about=SPESA', { message: 'Pasticceria Corsini' });

  expect(at('?about=SPESA')).toEqual({ message: 'Pasticceria Corsini' });
  expect(at('')).toEqual({ message: '' });

  forgetHolder(stores);

  expect(at('?about=SPESA')).toEqual({ message: '' });
});

it('gives what was carried to the way there, by Back too, and nothing of it to a later way to the same address', () => {
  const stores = createStores(remembered);
  const carried = stores.carried.getState();
  const at = () => givenInput(desk, {}, { stores, pathname: '/desk', search: '', now });

  carried.carry('/desk', { message: 'Pasticceria Corsini' });
  carried.led();

  expect(at()).toEqual({ message: 'Pasticceria Corsini' });

  carried.led();

  expect(at()).toEqual({ message: '' });
});

it('gives a list that a page carries, and an empty one where none did [INST-12]', () => {
  const stores = createStores(remembered);
  const opens = { input: { keyCams: 'carried.keyCams' } } as const;
  const entry = { id: 'plan', runs: [], input: { keyCams: 'list' }, opens } as const;
  const at = (pathname: string) =>
    givenInput({ entry, parameters: {} }, {}, { stores, pathname, search: '', now });

  stores.carried.getState().carry('/plan/1', { planId: '17', keyCams: ['42'] });

  expect(at('/plan/1')).toEqual({ keyCams: ['42'] });
  expect(at('/plan/2')).toEqual({ keyCams: [] });
});

it('gives the last 90 days up to the end of today [CALL-92]', () => {
  const sources = { from: 'period.from', to: 'period.to' } as const;
  const input = { from: 'text', to: 'text' } as const;
  const wizard = { entry: { id: 'x', runs: [], input, opens: { input: sources } }, parameters: {} };

  expect(
    givenInput(wizard, {}, { stores: createStores(remembered), pathname: '/', search: '', now }),
  ).toEqual({
    from: '2026-08-23T00:00:00.000+02:00',
    to: '2026-11-21T23:59:59.999+01:00',
  });
});

it.each([
  ['?token=ab+c%20d', 'ab+c%20d'],
  ['?codice=a=b&x=1', 'a=b&x=1'],
  ['?token=', ''],
  ['?token', ''],
  ['', ''],
])('gives what stands behind the first "=" of %j as it stands there [REG-21]', (search, token) => {
  const link = { token: 'query-value' } as const;
  const entry = { id: 'x', runs: [], input: { token: 'text' } as const, opens: { input: link } };
  const sources = { stores: createStores(remembered), pathname: '/confirmEmail', search, now };

  expect(givenInput({ entry, parameters: {} }, {}, sources)).toEqual({ token });
});
