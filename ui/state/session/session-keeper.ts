import type { BankCalls } from '#ui/bank';
import type { Inactivity } from './inactivity.ts';
import { isWithin } from '../navigation/routes.ts';
import type { SessionEnd } from '../stores/session.ts';
import { forgetHolder, type Stores } from '../stores/stores.ts';
import type { TabNonce } from './tab-nonce.ts';
import type { TakenUp } from './take-up.ts';
import type { PortalNavigator } from '../navigation/navigator.ts';

/** Begins and ends sessions: by the holder, by the bank, by time. */
export type SessionKeeper = {
  /** The login is over: goes where the holder wanted, or home. */
  arrived(): void;
  /** What a login had to settle has ended: asks the bank whether anything is left, or leaves where it was not settled (TRIG-02). */
  settled(outcome: string): Promise<void>;
  /** Takes up the session of the page before (HOLDER-01). */
  resume(): Promise<TakenUp>;
  /** The login was not finished: forgets its token. */
  giveUp(): void;
  /** Calls logout and goes to the public home; a failure is only recorded, and the holder is still in (SESSION-04, SESSION-05). */
  logout(): Promise<void>;
  /** Nobody has used the session for as long as the bank keeps it (S-29). */
  timedOut(): Promise<void>;
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
  way: Pick<PortalNavigator, 'go' | 'startAnew'>;
  currentPath: () => string;
  inactivity: () => Inactivity;
  takeUp: () => Promise<TakenUp>;
  nonce: Pick<TabNonce, 'forget'>;
  /** Reads what is known of the holder, once nothing stands in the way. */
  refresh: () => void;
  /** The session of the page before goes on in this one. */
  onTakenUp: () => void;
  /** The login of the page before awaits its code still; what asks for it may not be had. */
  onAwaitsCode: () => Promise<void>;
  /** The holder is in, and nothing is left to settle. */
  onArrival: () => void;
  /** Forgets what is kept where a script could read it. */
  forgetKept: () => void;
  on401: 'redirect' | 'ignore';
  record: (event: string) => void;
};

const publicHome = '/';

/** Makes the one place where sessions begin and end. */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { stores, way } = options;
  const { end, isIn } = endingOf(options);
  const arrived = (): void => {
    const session = stores.session.getState();
    const { wanted, handling } = session;
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
  // A login that was not finished is over in any case: what could not be settled would be asked for again without an end.
  const abandon = async (): Promise<void> => {
    const isEnded = await isEndedByBank(options);
    if (isIn()) end(isEnded ? 'logout' : 'abandoned');
  };
  return {
    arrived,
    logout: async () => {
      // A 401 may have ended it by itself.
      if ((await isEndedByBank(options)) && isIn()) end('logout');
    },
    timedOut: async () => {
      await isEndedByBank(options);
      if (isIn()) end('inactive');
    },
    left: () => end('logout'),
    resume: () => takeUp(options, arrived),
    settled: async (outcome) => {
      if (outcome !== 'completed') return abandon();
      const left = await options.calls().call('recoverLoginFlow');
      // A 401 has ended the session by itself.
      if (left.kind === 'unauthorised') return undefined;
      if (left.kind !== 'done') return abandon();
      if (left.value.triggerTimeline === undefined) {
        stores.session.getState().settled();
        options.refresh();
      }
      return arrived();
    },
    giveUp: () => {
      options.signOut();
      options.nonce.forget();
      stores.session.getState().abandoned();
    },
    invalidated: () => {
      if (options.on401 === 'ignore') return;
      // The first 401 of many has done all that is to do.
      if (isIn()) end('invalid');
    },
  };
}

/** Makes what ends a session in the browser. */
function endingOf(options: SessionKeeperOptions) {
  const { stores, way } = options;
  const end = (reason: SessionEnd | 'abandoned'): void => {
    const isOwn = reason === 'logout' || reason === 'abandoned';
    const wanted = isOwn ? undefined : wantedHere(options);
    options.inactivity().end();
    options.signOut();
    if (reason === 'abandoned') stores.session.getState().abandoned();
    else stores.session.getState().over(reason, wanted);
    forgetHolder(stores);
    options.forgetKept();
    // Nothing leads back into a session that is over.
    way.startAnew(publicHome);
  };
  const isIn = (): boolean => {
    const { logged, finalising } = stores.session.getState();
    return logged || finalising;
  };
  return { end, isIn };
}

/** Asks the bank to end the session; what it does not take is only recorded (SESSION-05). */
async function isEndedByBank({ calls, record }: SessionKeeperOptions): Promise<boolean> {
  const { kind } = await calls().call('userLogout', { body: {} });
  if (kind !== 'done') record('logout-failed');
  return kind === 'done' || kind === 'unauthorised';
}

/** Returns where the holder is, for themselves alone; nothing where it is not known who that is. */
function wantedHere({ stores: { session, profile }, currentPath }: SessionKeeperOptions) {
  const wantedBy = session.getState().userId || profile.getState().profile?.email;
  return wantedBy === undefined ? undefined : { wanted: currentPath(), wantedBy };
}

async function takeUp(options: SessionKeeperOptions, arrived: () => void): Promise<TakenUp> {
  const how = await options.takeUp();
  if (how === 'awaits-code')
    return options.onAwaitsCode().then(
      () => how,
      () => 'unreached',
    );
  if (how !== 'taken-up') return how;
  options.refresh();
  arrived();
  options.onTakenUp();
  return how;
}
