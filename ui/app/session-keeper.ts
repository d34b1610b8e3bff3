import type { BankCalls } from '#ui/bank';
import type { FullLoad } from './full-load.ts';
import type { Inactivity } from './inactivity.ts';
import { isWithin } from './routes.ts';
import { markSignedIn, type SignedInMark } from './signed-in-mark.ts';
import type { SessionEnd } from './stores/session.ts';
import { forgetHolder, type Stores } from './stores/stores.ts';
import type { Wayfinder } from './wayfinder.ts';

/** Begins and ends sessions: by the holder, by the bank, by time. */
export type SessionKeeper = {
  /** The login is over: goes where the holder wanted, or home. */
  arrived(): void;
  /** What a login had to settle has ended: asks the bank whether anything is left, or leaves where it was not settled (TRIG-02). */
  settled(outcome: string): Promise<void>;
  /** Takes up the session that the page before has left; false when there is none. */
  resume(): Promise<boolean>;
  /** Loads a page of the portal anew, with the session (ROUTE-06). */
  leaveFor(path: string): Promise<void>;
  /** The browser’s Back or Forward is about to load a page of the portal anew: the session goes with whoever is in for good. */
  leaveBehind(): void;
  /** The login was not finished: forgets its token. */
  giveUp(): void;
  /** Calls logout and goes to the public home; a failure is only recorded (SESSION-04, SESSION-05). */
  logout(reason?: Extract<SessionEnd, 'logout' | 'inactive'>): Promise<void>;
  /** The holder has left the portal for good, and the bank has ended the session with it (PROFILE-06). */
  left(): void;
  /** Says once that the session is no longer valid and goes to the public home (SESSION-06, S-31). */
  invalidated(): void;
};

type SessionKeeperOptions = {
  stores: Stores;
  calls: () => BankCalls;
  /** Forgets the tokens and leaves what runs. */
  signOut: () => void;
  way: Pick<Wayfinder, 'go' | 'startAnew'>;
  currentPath: () => string;
  inactivity: () => Inactivity;
  fullLoad: () => FullLoad;
  /** Reads what is known of the holder, once nothing stands in the way. */
  refresh: () => void;
  /** The holder is in, and nothing is left to settle. */
  onArrival: () => void;
  mark: SignedInMark;
  /** Forgets what is kept where a script could read it. */
  forgetKept: () => void;
  on401: 'redirect' | 'ignore';
  record: (event: string) => void;
};

const publicHome = '/';

/** Makes the one place where sessions begin and end. */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { stores, mark, way } = options;
  const end = (reason: SessionEnd, wanted?: string): void => {
    options.inactivity().end();
    options.signOut();
    stores.session.getState().over(reason, wanted);
    forgetHolder(stores);
    options.forgetKept();
    // Nothing leads back into a session that is over.
    way.startAnew(publicHome);
  };
  const arrived = (): void => {
    const session = stores.session.getState();
    const { wanted, handling } = session;
    markSignedIn(mark);
    options.inactivity().used();
    if (handling !== undefined) {
      // The routes lead there by themselves, and nowhere else; they may have done so already.
      const path = options.currentPath();
      const isThere = isWithin(handling, path.split('?')[0] ?? path);
      return session.want(wanted ?? (isThere ? publicHome : path));
    }
    session.forgetWanted();
    options.onArrival();
    if (wanted !== undefined) way.go(wanted);
    return undefined;
  };
  const logout: SessionKeeper['logout'] = async (reason = 'logout') => {
    const outcome = await options.calls().call('userLogout', { body: {} });
    if (outcome.kind !== 'done') options.record('logout-failed');
    end(reason);
  };
  return {
    arrived,
    logout,
    left: () => end('logout'),
    leaveFor: (path) => options.fullLoad().leaveFor(path),
    leaveBehind: () => leaveBehind(options),
    resume: () => takeUp(options, arrived),
    settled: async (outcome) => {
      if (outcome !== 'completed') return logout();
      const left = await options.calls().call('recoverLoginFlow');
      // A 401 has ended the session by itself.
      if (left.kind === 'unauthorised') return undefined;
      if (left.kind !== 'done') return logout();
      if (left.value.triggerTimeline === undefined) {
        stores.session.getState().settled();
        options.refresh();
      }
      return arrived();
    },
    giveUp: () => {
      options.signOut();
      stores.session.getState().abandoned();
    },
    invalidated: () => {
      if (options.on401 === 'ignore') return;
      const { logged, finalising } = stores.session.getState();
      // The first 401 of many has done all that is to do.
      if (logged || finalising) end('invalid', options.currentPath());
    },
  };
}

function leaveBehind({ stores, fullLoad }: SessionKeeperOptions): void {
  const { logged, handling } = stores.session.getState();
  if (logged && handling === undefined) fullLoad().leaveBehind();
}

async function takeUp({ fullLoad, refresh }: SessionKeeperOptions, arrived: () => void): Promise<boolean> {
  const isTakenUp = await fullLoad().resume();
  if (!isTakenUp) return false;
  refresh();
  arrived();
  return true;
}
