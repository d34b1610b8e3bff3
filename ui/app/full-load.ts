import type { BankCalls } from '#ui/bank';
import { hasChatbot } from './has-chatbot.ts';
import { leaveSession, takeLeftSession } from './left-session.ts';
import { markMoving, type SignedInMark } from './signed-in-mark.ts';
import type { Stores } from './stores/stores.ts';

/** Takes a session across a full page load, without its token ever being where a script can read it (S-32, S-33). */
export type FullLoad = {
  /** Loads a page of the portal anew; where the bank does not keep the token, the page after it asks for the login. */
  leaveFor(path: string): Promise<void>;
  /** Leaves the session for the page that the browser itself is about to load: it waits for nobody. */
  leaveBehind(): void;
  /** Takes up what the page before has left; false when there is nothing to take up. */
  resume(): Promise<boolean>;
};

type FullLoadOptions = {
  stores: Pick<Stores, 'session' | 'profile'>;
  calls: Pick<BankCalls, 'call'>;
  document: Pick<Document, 'cookie'>;
  storage: SignedInMark;
  /** Goes on to where another window has sent this page; false where none has. */
  goOn: () => boolean;
  assign: (path: string) => void;
  wait: (ms: number) => Promise<void>;
};

// A browser that did not wait for the bank may be on the next page before the bank’s cookie is.
const secondAskMs = 1000;

/** Makes the way across a full page load: how far the login is goes in a cookie of five minutes (SESSION-02), the token in one of the bank’s (SESSION-03). */
export function createFullLoad(options: FullLoadOptions): FullLoad {
  const { stores, calls, document, storage, goOn, assign, wait } = options;
  const leave = (): void => {
    const { flow, flowKey6Context, userStatus } = stores.session.getState();
    leaveSession(document, { flow, flowKey6Context, userStatus });
    storage.setItem('chatbotVisible', String(hasChatbot(stores.profile.getState())));
    markMoving(storage);
  };
  const recover = () => calls.call('recoverLoginFlow');
  return {
    leaveFor: async (path) => {
      const { kind } = await calls.call('tokenToCookie', { body: {} });
      if (kind === 'done') leave();
      assign(path);
    },
    leaveBehind: () => {
      void calls.call('tokenToCookie', { body: {} });
      leave();
    },
    resume: async () => {
      // The page is being left: nothing comes of it any more.
      if (goOn()) return new Promise(() => undefined);
      const kept = takeLeftSession(document);
      if (!kept) return false;
      let outcome = await recover();
      if (outcome.kind === 'unauthorised') {
        await wait(secondAskMs);
        outcome = await recover();
      }
      if (outcome.kind !== 'done') return false;
      const session = stores.session.getState();
      session.takenUp(kept);
      session.finalised(outcome.value.flow);
      return true;
    },
  };
}
