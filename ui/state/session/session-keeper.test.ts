import type { UserLoginReply } from '#schemas';
import type { BankCalls, CallOutcome } from '#ui/bank';
import { describe, expect, it, vi } from 'vitest';
import { createInactivity } from './inactivity.ts';
import { createSessionKeeper } from './session-keeper.ts';
import { createStores } from '../stores/stores.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const welcome: UserLoginReply = {
  flow: 'LOGIN_END',
  flowKey6Context: '',
  userInfo: { name: 'Giulia', userType: 'STANDARD', cards: [] },
  key6ValidUserCards: [],
  cardContext: { cardInfo: { card: { id: '1000001' } } },
  userStatus: 'ACTIVE',
};
const timers = { now: () => 0, every: () => () => undefined };

type KeeperOptions = { on401?: 'redirect' | 'ignore'; logout?: CallOutcome<unknown>; path?: string };

const refused = { kind: 'refused', code: 'X', type: 'CUSTOM' } as const;

function keeperWith(options: KeeperOptions = {}) {
  const stores = createStores(storage);
  stores.session.getState().finalised('LOGIN_END');
  const called: string[] = [];
  const calls = {
    call: (operation: string) => {
      called.push(operation);
      // As the client does: the listener hears of a 401 before who asked.
      if (options.logout?.kind === 'unauthorised') keeper.invalidated();
      return Promise.resolve(options.logout ?? { kind: 'done', value: {} });
    },
    // Only userLogout is asked for here, and its reply is empty.
  } as unknown as BankCalls;
  const goTo = vi.fn<(path: string) => void>();
  const signOut = vi.fn<() => void>();
  const forgetKept = vi.fn<() => void>();
  const record = vi.fn<(event: string) => void>();
  const inactivity = createInactivity({
    idleMs: 1,
    warnMs: 1,
    timers,
    onEnd: () => undefined,
    stay: () => undefined,
  });
  const keeper = createSessionKeeper({
    stores,
    calls: () => calls,
    signOut,
    way: { go: goTo, startAnew: goTo },
    forgetKept,
    currentPath: () => options.path ?? '/cardsmanagement',
    inactivity: () => inactivity,
    refresh: () => undefined,
    takeUp: () => Promise.resolve('over'),
    nonce: { forget: () => undefined },
    onArrival: () => undefined,
    onTakenUp: () => undefined,
    onAwaitsCode: () => Promise.resolve(),
    on401: options.on401 ?? 'redirect',
    record,
  });
  return { keeper, stores, goTo, signOut, record, called };
}

describe('a login with something to settle', () => {
  it('leads home in the end whom the routes have led to it already, and anybody else where they were [TRIG-02]', () => {
    const led = keeperWith({ path: '/keysix/keysixinsertmodify' });
    const elsewhere = keeperWith();
    for (const { keeper, stores } of [led, elsewhere]) {
      stores.session.getState().blockedBy('/keysix/keysixinsertmodify');
      keeper.arrived();
      stores.session.getState().settled();
      keeper.arrived();
    }

    expect(led.goTo.mock.calls).toEqual([['/']]);
    expect(elsewhere.goTo.mock.calls).toEqual([['/cardsmanagement']]);
  });
});

describe('logout', () => {
  it('ends without asking the bank once the holder has left the portal for good [PROFILE-06]', () => {
    const { keeper, stores, goTo, signOut, called } = keeperWith();

    keeper.left();

    expect(stores.session.getState()).toMatchObject({ logged: false, ended: 'logout' });
    expect([called, signOut.mock.calls.length, goTo.mock.calls]).toEqual([[], 1, [['/']]]);
  });

  it.each([
    { ended: 'logout', leadsBack: false },
    { ended: 'inactive', leadsBack: true },
  ] as const)(
    'leads the next login home after $ended, or its own holder back: $leadsBack [S-90]',
    async ({ ended, leadsBack }) => {
      const { keeper, stores } = keeperWith();
      stores.session.getState().loggedIn('giulia@percorso.test', welcome);

      await (ended === 'logout' ? keeper.logout() : keeper.timedOut());

      const own = stores.session.getState().wanted;
      stores.session.getState().loggedIn('luca@percorso.test', welcome);
      expect(own).toBe(leadsBack ? '/cardsmanagement' : undefined);
      expect(stores.session.getState().wanted).toBeUndefined();
    },
  );

  it('calls logout, forgets the tokens and goes to the public home [SESSION-04]', async () => {
    const { keeper, stores, goTo, signOut, called } = keeperWith();

    await keeper.logout();

    expect(called).toEqual(['userLogout']);
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(goTo).toHaveBeenCalledWith('/');
    expect(stores.session.getState()).toMatchObject({ logged: false, ended: 'logout' });
  });

  it.each([{ kind: 'unreachable' } as const, refused])(
    'that the bank does not take is only recorded: $kind leaves the holder in [SESSION-05]',
    async (logout) => {
      const { keeper, stores, record, goTo, signOut } = keeperWith({ logout });

      await keeper.logout();

      expect(record.mock.calls).toEqual([['logout-failed']]);
      expect(stores.popups.getState().visible).toBe(false);
      expect(stores.session.getState()).toMatchObject({ logged: true, ended: undefined });
      expect([goTo.mock.calls, signOut.mock.calls]).toEqual([[], []]);
    },
  );

  it.each([
    { on401: 'redirect', ended: 'invalid' },
    { on401: 'ignore', ended: 'logout' },
  ] as const)(
    'of a session that the bank knows no more is one way out where a 401 is set to $on401 [SESSION-05] [SESSION-06]',
    async ({ on401, ended }) => {
      const { keeper, stores, goTo } = keeperWith({ on401, logout: { kind: 'unauthorised' } });

      await keeper.logout();

      expect(stores.session.getState()).toMatchObject({ logged: false, ended });
      expect(goTo.mock.calls).toEqual([['/']]);
    },
  );

  it.each([{ kind: 'unreachable' } as const, refused])(
    'after five minutes without use ends whatever the bank answers, which has ended it by its own clock: $kind [S-29]',
    async (logout) => {
      const { keeper, stores, record } = keeperWith({ logout });

      await keeper.timedOut();

      expect(stores.session.getState()).toMatchObject({ logged: false, ended: 'inactive' });
      expect(record.mock.calls).toEqual([['logout-failed']]);
    },
  );

  it('of a login that was given up keeps nobody in, and says nothing of a logout that the bank did not take [SESSION-05] [S-30]', async () => {
    const { keeper, stores, goTo, signOut } = keeperWith({ logout: { kind: 'unreachable' } });
    stores.session.getState().blockedBy('/migration');

    await keeper.settled('cancelled');

    expect(stores.session.getState()).toMatchObject({ logged: false, ended: undefined, handling: undefined });
    expect([signOut.mock.calls.length, goTo.mock.calls]).toEqual([1, [['/']]]);
  });
});

describe('a 401', () => {
  it('ten times at once gives one notice and one redirect [S-31] [SESSION-06] [LOGIN-18]', () => {
    const { keeper, stores, goTo } = keeperWith();
    stores.session.getState().loggedIn('giulia@percorso.test', welcome);

    for (let times = 0; times < 10; times += 1) keeper.invalidated();

    expect(goTo.mock.calls).toEqual([['/']]);
    expect(stores.session.getState()).toMatchObject({
      logged: false,
      ended: 'invalid',
      wanted: '/cardsmanagement',
    });
  });

  it('leads home in doubt of who was in [S-31]', () => {
    const { keeper, stores } = keeperWith();

    keeper.invalidated();

    expect(stores.session.getState().wanted).toBeUndefined();
  });

  it('changes nothing where the bank has set so [SESSION-06]', () => {
    const { keeper, stores, goTo } = keeperWith({ on401: 'ignore' });

    keeper.invalidated();

    expect(goTo).not.toHaveBeenCalled();
    expect(stores.session.getState().logged).toBe(true);
  });
});

describe('an arrival', () => {
  it('leads where the holder wanted to go before the login came in between [ROUTE-39]', () => {
    const { keeper, stores, goTo } = keeperWith();
    stores.session.getState().over('needed', { wanted: '/pinView/request', wantedBy: undefined });

    keeper.arrived();

    expect(goTo).toHaveBeenCalledWith('/pinView/request');
    expect(stores.session.getState().wanted).toBeUndefined();
  });
});
