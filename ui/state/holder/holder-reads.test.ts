import type { CardArt, OperationId, UserInfo } from '#schemas';
import { describe, expect, it } from 'vitest';
import { createStores } from '../stores/stores.ts';
import { aCardContext, aCardSummary } from './card.fixture.ts';
import { createHolder } from './holder.ts';
import { aProfile } from './profile.fixture.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const card = aCardSummary();
const art = { base64: 'AA==' } as CardArt;
const programs = { loyaltyProgramTypeArray: [], maskedMail: 'g*****a@percorso.test' };
const userInfo: UserInfo = { name: 'Giulia', userType: 'STANDARD', cards: [{ id: '1000001' }] };

/** A holder over a bank that answers all but what is named. */
function aHolder({ silent = [] as OperationId[], path = '/', cards = [card] } = {}) {
  const replies: Partial<Record<OperationId, object>> = {
    readUserProfile: { value: aProfile({ userInfo: { cards } }) },
    listCards: { value: { cards }, leftOut: 2 },
    readCardContext: { value: { cardContext: aCardContext() }, leftOut: 3 },
    readCardArt: { value: art },
    readLoyaltyPrograms: { value: programs },
  };
  const asked: unknown[] = [];
  const stores = createStores(storage);
  const calls = {
    call: (id: OperationId, request?: unknown) => {
      asked.push(request === undefined ? [id] : [id, request]);
      const answer = silent.includes(id) ? { kind: 'unreachable' } : { kind: 'done', ...replies[id] };
      // By operation, as the replies above are.
      return Promise.resolve(answer as never);
    },
  };
  return { stores, asked, holder: createHolder({ calls, stores, currentPath: () => path }) };
}

const named = (asked: unknown[]) => asked.map((each) => (each as string[])[0]);

describe('the cards of a holder', () => {
  it('are read with how many of them cannot be shown', async () => {
    const { holder, stores, asked } = aHolder();

    const reading = holder.readCards();
    const meanwhile = stores.cards.getState().status;
    await reading;

    expect(asked).toEqual([['listCards', { body: {} }]]);
    expect(meanwhile).toBe('loading');
    expect(stores.cards.getState()).toMatchObject({ status: 'ready', list: [card], leftOut: 2 });
  });

  it('are known to have failed where the bank does not answer', async () => {
    const { holder, stores } = aHolder({ silent: ['listCards'] });

    await holder.readCards();

    expect(stores.cards.getState()).toMatchObject({ status: 'failed', list: [] });
  });

  it('have a context each, which is on its way until it is here', async () => {
    const { holder, stores } = aHolder();

    const reading = holder.readCard('1000001');
    const meanwhile = stores.cards.getState().contextStatus;
    await reading;

    expect(meanwhile).toEqual({ '1000001': 'loading' });
    expect(stores.cards.getState()).toMatchObject({
      contextStatus: { '1000001': 'ready' },
      contextLeftOut: { '1000001': 3 },
      art: { '1000001': art },
    });
  });

  it('have no picture where the bank has none, and keep the one they have', async () => {
    const { holder, stores } = aHolder({ silent: ['readCardArt'] });
    stores.cards.getState().artReceived('1000002', art);

    await holder.readCard('1000001');
    stores.cards.getState().artMissed('1000002');
    stores.cards.getState().contextFailed('1000002');
    stores.cards.getState().contextFailed('1000003');

    expect(stores.cards.getState().art).toEqual({ '1000001': 'none', '1000002': art, '1000003': 'none' });
  });
});

describe('the loyalty programme of a holder', () => {
  it('is asked for all cards of the profile [CARD-26]', async () => {
    const { holder, stores, asked } = aHolder();

    const reading = holder.readProfile();
    const meanwhile = stores.profile.getState().status;
    await reading;

    expect(asked).toContainEqual(['readLoyaltyPrograms', { body: { cardIds: ['1000001'] } }]);
    expect([meanwhile, stores.profile.getState().status]).toEqual(['loading', 'ready']);
    expect(stores.loyalty.getState()).toMatchObject({ ...programs, isLoading: false });
  });

  it.each([
    ['cannot be had', { silent: ['readLoyaltyPrograms'] as OperationId[] }, 1],
    ['is of no card', { cards: [] }, 0],
  ])('is on its way no longer where it %s', async (_case, bank, times) => {
    const { holder, stores, asked } = aHolder(bank);

    await holder.readProfile();

    expect(stores.loyalty.getState()).toMatchObject({ isLoading: false });
    expect(stores.loyalty.getState().maskedMail).toBeFalsy();
    expect(named(asked).filter((id) => id === 'readLoyaltyPrograms')).toHaveLength(times);
  });

  it('is of no card before the bank has named one', async () => {
    const { holder, asked } = aHolder();

    await holder.readLoyalty();

    expect(asked).toEqual([]);
  });
});

describe('what a journey has changed', () => {
  it('is read again: the selected card, the cards, the profile', async () => {
    const { holder, stores, asked } = aHolder();
    stores.cards.getState().received([card]);

    await holder.refresh(['card']);
    const ofCard = named(asked.splice(0));
    await holder.refresh(['cards']);

    expect([ofCard, named(asked)]).toEqual([['readCardContext', 'readCardArt'], ['listCards']]);
  });

  it('is no card before the cards are here', async () => {
    const { holder, asked } = aHolder();

    await holder.refresh(['card']);

    expect(asked).toEqual([]);
  });

  it('is not read while a login has something to settle [LOGIN-12]', async () => {
    const { holder, stores, asked } = aHolder();
    stores.session.getState().blockedBy('/migration');

    await holder.refresh(['profile', 'cards']);

    expect(asked).toEqual([]);
  });

  it.each([
    { where: 'elsewhere', path: '/', session: { userInfo } },
    { where: 'away from it', path: '/loyaltyProgram', session: { userInfo, wanted: '/' } },
    {
      where: 'there after a full page load, when only the profile names the cards',
      path: '/loyaltyProgram',
      session: {},
    },
  ])('is the whole profile $where', async ({ path, session }) => {
    const { holder, stores, asked } = aHolder({ path });
    stores.session.setState(session);

    await holder.refresh(['profile']);

    expect(named(asked)[0]).toBe('readUserProfile');
  });

  it('is the whole profile once that is known, at the loyalty programme too', async () => {
    const { holder, stores, asked } = aHolder({ path: '/loyaltyProgram' });
    stores.session.setState({ userInfo });
    stores.profile.getState().received(aProfile());

    await holder.refresh(['profile']);

    expect(named(asked)[0]).toBe('readUserProfile');
  });

  it('has failed where the profile cannot be read', async () => {
    const { holder, stores } = aHolder({ silent: ['readUserProfile'] });

    await holder.readProfile();

    expect(stores.profile.getState().status).toBe('failed');
  });
});
