import { describe, expect, it } from 'vitest';
import { createSessionStore } from './session.ts';

const reply = {
  flow: '',
  flowKey6Context: '',
  key6ValidUserCards: [],
  userStatus: 'ACTIVE',
} as const;

/** The store after somebody has logged in. */
function loggedIn(userId = 'giulia') {
  const session = createSessionStore();
  session.getState().loggedIn(userId, Object({ ...reply }));
  return session;
}

describe('a session', () => {
  it('of the page before is asked for, is out of reach, and goes on', () => {
    const session = createSessionStore();

    session.getState().resumes();
    const asked = session.getState().resuming;
    session.getState().notReached();
    const missed = session.getState().resuming;
    session.getState().takenUp({ userId: '', flow: 'HOME', flowKey6Context: '', userStatus: 'ACTIVE' });
    session.getState().finalised('HOME');

    expect([asked, missed]).toEqual(['under-way', 'unreached']);
    expect(session.getState()).toMatchObject({ logged: true, resuming: undefined, userStatus: 'ACTIVE' });
  });

  it('that ends keeps its first reason, until that was read', () => {
    const session = loggedIn();

    session.getState().over('invalid');
    session.getState().over('inactive');
    const { ended, logged, userId } = session.getState();
    session.getState().forgetEnd();

    expect([ended, logged, userId]).toEqual(['invalid', false, '']);
    expect(session.getState().ended).toBeUndefined();
  });

  it('that ends leaves its page in sight until that is gone, and none where nobody was in', () => {
    const [session, nobody, finalising] = [loggedIn(), createSessionStore(), loggedIn()];
    finalising.getState().finaliseStarted();

    for (const one of [session, nobody, finalising]) one.getState().over('logout');
    session.getState().over('logout');
    const leaving = [session, nobody, finalising].map((one) => one.getState().isLeaving);
    session.getState().outOfSight();

    expect(leaving).toEqual([true, false, true]);
    expect(session.getState().isLeaving).toBe(false);
  });
});

describe('where somebody was going', () => {
  it('is kept through a login that was needed or not finished, and given up by who leaves', () => {
    const session = createSessionStore();
    session.getState().want('/operations');

    session.getState().over('needed');
    session.getState().abandoned();
    const kept = session.getState().wanted;
    session.getState().over('logout');

    expect(kept).toBe('/operations');
    expect(session.getState().wanted).toBeUndefined();
  });

  it.each([
    ['giulia', '/operations'],
    ['marco', undefined],
  ])('is led there who wanted it: %s to %s', (userId, path) => {
    const session = createSessionStore();
    session.getState().over('inactive', { wanted: '/operations', wantedBy: 'giulia' });

    session.getState().loggedIn(userId, Object({ ...reply }));

    expect(session.getState().wanted).toBe(path);
  });

  it('is anybody’s where nobody knows whose it is, and forgotten there', () => {
    const session = createSessionStore();
    session.getState().want('/operations');

    session.getState().loggedIn('marco', Object({ ...reply }));
    const { wanted } = session.getState();
    session.getState().forgetWanted();

    expect([wanted, session.getState().wanted]).toEqual(['/operations', undefined]);
  });
});

it('what must be settled keeps the holder where it is settled, until it is', () => {
  const session = loggedIn();

  session.getState().blockedBy('/newPassword');
  const { handling } = session.getState();
  session.getState().settled();

  expect([handling, session.getState().handling]).toEqual(['/newPassword', undefined]);
});
