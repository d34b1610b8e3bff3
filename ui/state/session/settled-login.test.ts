import type { BankCalls, CallOutcome } from '#ui/bank';
import { describe, expect, it } from 'vitest';
import { createStores } from '../stores/stores.ts';
import { createInactivity } from './inactivity.ts';
import { createSessionKeeper } from './session-keeper.ts';
import type { TakenUp } from './take-up.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const timers = { now: () => 0, every: () => () => undefined };

/** A login that is held at /migration, over a bank that says what is left of it; `done` lists what followed. */
function heldLogin(left: CallOutcome<unknown>, { takenUp = 'over' }: { takenUp?: TakenUp } = {}) {
  const stores = createStores(storage);
  stores.session.getState().finalised('LOGIN_END');
  stores.session.getState().blockedBy('/migration');
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const inactivity = createInactivity({
    idleMs: 1,
    warnMs: 1,
    timers,
    onEnd: note('idle'),
    stay: note('stay'),
  });
  const calls = {
    call: (operation: string) => {
      done.push(operation);
      return Promise.resolve(operation === 'userLogout' ? { kind: 'done', value: {} } : left);
    },
    // Only these two calls are made.
  } as unknown as BankCalls;
  const keeper = createSessionKeeper({
    stores,
    calls: () => calls,
    signOut: note('sign out'),
    way: { go: (path) => note(`go ${path}`)(), startAnew: (path) => note(`anew ${path}`)() },
    currentPath: () => '/migration?step=1',
    inactivity: () => inactivity,
    takeUp: () => Promise.resolve(takenUp),
    nonce: { forget: note('forget nonce') },
    refresh: note('refresh'),
    onTakenUp: note('taken up'),
    onAwaitsCode: () => Promise.resolve(note('awaits code')()),
    onArrival: note('arrival'),
    forgetKept: note('forget kept'),
    on401: 'redirect',
    record: (event) => void done.push(event),
  });
  return { keeper, done, session: () => stores.session.getState(), stores };
}

describe('what a login had to settle', () => {
  it('lets the holder in once the bank has nothing left', async () => {
    const { keeper, done, session } = heldLogin({ kind: 'done', value: {} });

    await keeper.settled('completed');

    expect(session()).toMatchObject({ logged: true, handling: undefined });
    expect(done).toEqual(['recoverLoginFlow', 'refresh', 'arrival']);
  });

  it('keeps the holder where the bank has something left, who goes home in the end', async () => {
    const { keeper, done, session } = heldLogin({ kind: 'done', value: { triggerTimeline: { id: 'B' } } });

    await keeper.settled('completed');

    expect(session()).toMatchObject({ logged: true, handling: '/migration', wanted: '/' });
    expect(done).toEqual(['recoverLoginFlow']);
  });

  it('does nothing more after a 401, which has ended the session by itself', async () => {
    const { keeper, done } = heldLogin({ kind: 'unauthorised' });

    await keeper.settled('completed');

    expect(done).toEqual(['recoverLoginFlow']);
  });

  it('is given up where the bank does not say whether anything is left', async () => {
    const { keeper, done, session } = heldLogin({ kind: 'unreachable' });

    await keeper.settled('completed');

    expect(done).toEqual(['recoverLoginFlow', 'userLogout', 'sign out', 'forget kept', 'anew /']);
    expect(session()).toMatchObject({ logged: false, ended: 'logout' });
  });

  it('is not asked for where it was left, and the login is over', async () => {
    const { keeper, done, session } = heldLogin({ kind: 'done', value: {} });

    await keeper.settled('cancelled');

    expect(done).toEqual(['userLogout', 'sign out', 'forget kept', 'anew /']);
    expect(session().ended).toBe('logout');
  });
});

describe('a login', () => {
  it('that was not finished leaves no token and no nonce, and nothing to explain', () => {
    const { keeper, done, session } = heldLogin({ kind: 'unreachable' });

    keeper.giveUp();

    expect(done).toEqual(['sign out', 'forget nonce']);
    expect(session()).toMatchObject({ logged: false, handling: undefined, ended: undefined });
  });

  it('that is over already is ended by nothing more', async () => {
    const { keeper, done, session, stores } = heldLogin({ kind: 'done', value: {} });
    stores.session.getState().abandoned();

    await keeper.logout();
    await keeper.timedOut();
    await keeper.settled('cancelled');
    keeper.invalidated();

    expect(done).toEqual(['userLogout', 'userLogout', 'userLogout']);
    expect(session().ended).toBeUndefined();
  });
});

describe('the session of the page before', () => {
  it('goes on: what is known is read, and then the holder is there [HOLDER-01]', async () => {
    const { keeper, done, session, stores } = heldLogin({ kind: 'unreachable' }, { takenUp: 'taken-up' });
    stores.session.getState().settled();

    expect(await keeper.resume()).toBe('taken-up');
    expect(done).toEqual(['refresh', 'arrival', 'taken up']);
    expect(session().logged).toBe(true);
  });

  it.each(['over', 'unreached'] as const)('that is %s changes nothing [HOLDER-01]', async (takenUp) => {
    const { keeper, done } = heldLogin({ kind: 'unreachable' }, { takenUp });

    expect(await keeper.resume()).toBe(takenUp);
    expect(done).toEqual([]);
  });
});
