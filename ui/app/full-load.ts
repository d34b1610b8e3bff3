import type { UserLoginReply } from '#schemas';
import type { BankCalls } from '#ui/bank';
import { hasChatbot } from './has-chatbot.ts';
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
  stores: Pick<Stores, 'session' | 'cards' | 'profile'>;
  calls: Pick<BankCalls, 'call'>;
  document: Pick<Document, 'cookie'>;
  storage: SignedInMark;
  /** Goes on to where another window has sent this page; false where none has. */
  goOn: () => boolean;
  assign: (path: string) => void;
  wait: (ms: number) => Promise<void>;
};

type Kept = Omit<UserLoginReply, 'cardContext'> & { userId: string; cardId: string };

const cookieName = 'percorso-session';
const cookieSeconds = 300;
// A browser that did not wait for the bank may be on the next page before the bank’s cookie is.
const secondAskMs = 1000;
const attributes = ['Path=/', 'SameSite=Strict', 'Secure'].join('; ');

/** Makes the way across a full page load: who is in goes in a cookie of five minutes (SESSION-02), the token in one of the bank’s (SESSION-03). */
export function createFullLoad(options: FullLoadOptions): FullLoad {
  const { stores, calls, document, storage, goOn, assign, wait } = options;
  const write = (value: string, seconds: number): void => {
    document.cookie = `${cookieName}=${encodeURIComponent(value)}; Max-Age=${seconds}; ${attributes}`;
  };
  const leave = (): void => {
    write(JSON.stringify(keptOf(stores)), cookieSeconds);
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
      const kept = read(document.cookie);
      write('', 0);
      if (!kept) return false;
      const { userId, cardId, ...welcome } = kept;
      let outcome = await recover();
      if (outcome.kind === 'unauthorised') {
        await wait(secondAskMs);
        outcome = await recover();
      }
      if (outcome.kind !== 'done') return false;
      const session = stores.session.getState();
      session.loggedIn(userId, { ...welcome, cardContext: { cardInfo: { card: { id: cardId } } } });
      session.finalised(outcome.value.flow);
      return true;
    },
  };
}

function keptOf({ session, cards }: FullLoadOptions['stores']): Kept {
  const { userId, flow, flowKey6Context, userInfo, key6ValidUserCards, userStatus } = session.getState();
  return {
    userId,
    flow,
    flowKey6Context,
    userInfo: userInfo ?? { name: '', userType: 'STANDARD', cards: [] },
    key6ValidUserCards: [...key6ValidUserCards],
    userStatus: userStatus ?? 'ACTIVE',
    cardId: cards.getState().selectedId,
  };
}

function read(cookies: string): Kept | undefined {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`));
  const text = decodeURIComponent(found?.slice(cookieName.length + 1) ?? '');
  // Written above, by this same origin and this same version at most five minutes ago.
  return text === '' ? undefined : (JSON.parse(text) as Kept);
}
