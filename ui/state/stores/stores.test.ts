import type { CardSummary, UserLoginReply } from '#schemas';
import { describe, expect, it } from 'vitest';
import { aCardContext } from '../holder/card.fixture.ts';
import { aProfile } from '../holder/profile.fixture.ts';
import { createMessagesStore } from './messages.ts';
import { createPopupsStore } from './popups.ts';
import { createSessionStore } from './session.ts';
import { createStores, forgetHolder } from './stores.ts';

const welcome: UserLoginReply = {
  flow: 'LOGIN_SCA',
  flowKey6Context: 'INSERT',
  userInfo: { name: 'Giulia', userType: 'STANDARD', cards: [{ id: '1000001' }] },
  key6ValidUserCards: ['1000001'],
  cardContext: { cardInfo: { card: { id: '1000001' } } },
  userStatus: 'ACTIVE',
};

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const card = (id: string): CardSummary => ({
  id,
  type: 'CLASSIC',
  pan: '**** **** **** 4417',
  productType: 'CREDIT',
  validityStatus: 'VALID',
  circuitDetail: 'VISA',
  description: 'CLASSIC',
  flagFamiliar: false,
});

const say = (text: string) => ({ text, status: 'warning' as const });

describe('the session', () => {
  it('is logged after the login call and keeps what came with it [LOGIN-17] [LOGIN-09] [SESSION-01]', () => {
    const session = createSessionStore();

    session.getState().loggedIn('giulia@percorso.test', welcome);

    expect(session.getState()).toMatchObject({
      logged: true,
      flow: 'LOGIN_SCA',
      flowKey6Context: 'INSERT',
      userInfo: welcome.userInfo,
      key6ValidUserCards: ['1000001'],
      userStatus: 'ACTIVE',
    });
  });

  it('is not logged while the login is being finalised, and is again afterwards [LOGIN-19] [LOGIN-20]', () => {
    const session = createSessionStore();
    session.getState().loggedIn('giulia@percorso.test', welcome);

    session.getState().finaliseStarted();
    expect(session.getState().logged).toBe(false);
    session.getState().finalised('LOGIN_END');

    expect(session.getState()).toMatchObject({ logged: true, finalising: false, flow: 'LOGIN_END' });
  });

  it('is not logged after a 401, and keeps only why and where to go back [LOGIN-18]', () => {
    const session = createSessionStore();
    session.getState().loggedIn('giulia@percorso.test', welcome);

    session.getState().over('invalid', { wanted: '/cardsmanagement', wantedBy: 'giulia@percorso.test' });

    expect(session.getState()).toMatchObject({
      logged: false,
      userInfo: undefined,
      ended: 'invalid',
      wanted: '/cardsmanagement',
    });
  });

  it('keeps the first reason of several [S-31]', () => {
    const session = createSessionStore();

    session.getState().over('inactive');
    session.getState().over('invalid');

    expect(session.getState().ended).toBe('inactive');
  });
});

describe('the profile', () => {
  it('keeps how far its login is, the cards whose e-Code is valid and the card that it opened with [PROFILE-04]', () => {
    const { profile } = createStores(storage());
    const own = {
      flow: 'LOGIN_END',
      flowKey6Context: 'PROPAGATE',
      key6ValidUserCards: ['1000001', '1000002'],
      cardContext: { cardInfo: { card: { id: '1000002' } } },
    } as const;

    profile.getState().received(aProfile({ ...own, key6ValidUserCards: [...own.key6ValidUserCards] }));

    expect(profile.getState().profile).toMatchObject(own);
  });
});

describe('what is known of each card', () => {
  it('holds its profiling and what its boxes promote, under its own id [PROFILE-05]', () => {
    const { cards } = createStores(storage());
    const context = aCardContext({ boxProfiling: [{ id: 'P1', title: 'Novità', message: 'Scoprila' }] });

    cards.getState().contextReceived('1000002', context);

    expect(cards.getState().contexts).toEqual({ '1000002': context });
  });
});

describe('the queue of messages', () => {
  it('holds three, newest first [MSG-01]', () => {
    const { getState } = createMessagesStore();

    for (const text of ['one', 'two', 'three', 'four']) getState().add(say(text));

    expect(getState().messages.map(({ text }) => text)).toEqual(['four', 'three', 'two']);
  });

  it('lets a message be removed, and all be cleared [MSG-02]', () => {
    const { getState } = createMessagesStore();
    getState().add(say('one'));
    getState().add(say('two'));

    getState().remove(getState().messages[0]?.id ?? '');
    expect(getState().messages.map(({ text }) => text)).toEqual(['one']);
    getState().clear();

    expect(getState().messages).toEqual([]);
  });

  it('keeps text, state and status [MSG-03]', () => {
    const { getState } = createMessagesStore();

    getState().add({ text: 'one', state: 'login', status: 'critical' });

    expect(getState().messages[0]).toMatchObject({ text: 'one', state: 'login', status: 'critical' });
  });
});

describe('the error popup', () => {
  it('is visible with message, type and subtitle until it is closed [ERR-20]', () => {
    const { getState } = createPopupsStore();
    const error = { type: 'UNAVAILABLE', reason: 'CUSTOM', message: 'm', subtitle: 's' } as const;

    getState().showError(error);
    expect(getState()).toMatchObject({ visible: true, error });
    getState().closeError();

    expect(getState().visible).toBe(false);
  });
});

describe('the cards', () => {
  it('are sorted by id, and the first is selected until another is [CARD-18]', () => {
    const { cards } = createStores(storage());
    expect(cards.getState().selectedId).toBe('0');

    cards.getState().received([card('1000010'), card('1000002')]);

    expect(cards.getState().list.map(({ id }) => id)).toEqual(['1000002', '1000010']);
    expect(cards.getState().selectedId).toBe('1000002');
  });

  it('keep the selection in session storage, by its place and not by its id, so that it survives a full page load [ROUTE-10] [CARD-17] [S-90]', () => {
    const place = storage();
    const before = createStores(place);
    before.cards.getState().received([card('1000001'), card('1000002')]);
    before.cards.getState().select('1000002');

    const after = createStores(place);
    after.cards.getState().received([card('1000001'), card('1000002')]);

    expect(place.kept.get('cardId')).toBe('1');
    expect(after.cards.getState().selectedId).toBe('1000002');
  });

  it('are forgotten with the holder', () => {
    const place = storage();
    const stores = createStores(place);
    stores.cards.getState().received([card('1000001')]);

    forgetHolder(stores);

    expect(stores.cards.getState().list).toEqual([]);
    expect(place.kept.size).toBe(0);
  });
});
