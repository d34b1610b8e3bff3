import type { BankCalls } from '#ui/bank';
import { forgetHolder, type Stores } from './stores/stores.ts';
import type { SessionEnd } from './stores/session.ts';

/** Ends sessions: by the holder, by the bank, by time. */
export type SessionKeeper = {
  /** Calls logout and goes to the public home; a failure is only recorded (SESSION-04, SESSION-05). */
  logout(reason?: Extract<SessionEnd, 'logout' | 'inactive'>): Promise<void>;
  /** Says once that the session is no longer valid and goes to the public home (SESSION-06, S-31). */
  invalidated(): void;
};

type SessionKeeperOptions = {
  stores: Stores;
  calls: () => BankCalls;
  /** Forgets the tokens. */
  signOut: () => void;
  /** Goes to the public home, and says from where when the holder may come back there. */
  goToPublicHome: () => void;
  currentPath: () => string;
  on401: 'redirect' | 'ignore';
  record: (event: string) => void;
};

/** Makes the one place where sessions end. */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { stores } = options;
  const end = (reason: SessionEnd, wanted?: string): void => {
    options.signOut();
    stores.session.getState().over(reason, wanted);
    forgetHolder(stores);
    options.goToPublicHome();
  };
  return {
    logout: async (reason = 'logout') => {
      const outcome = await options.calls().call('userLogout', { body: {} });
      if (outcome.kind !== 'done') options.record('logout-failed');
      end(reason);
    },
    invalidated: () => {
      if (options.on401 === 'ignore') return;
      const { logged, finalising } = stores.session.getState();
      // The first 401 of many has done all that is to do.
      if (!logged && !finalising) return;
      end('invalid', options.currentPath());
    },
  };
}
