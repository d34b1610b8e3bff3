import type { UserInfo, UserLoginReply, UserStatus } from '#schemas';
import { createStore } from 'zustand/vanilla';

/** Why the holder stands at the login again; the login says it kindly. */
export type SessionEnd = 'logout' | 'invalid' | 'inactive' | 'reload' | 'needed';

/** What is known of the session; the secrets (jwt, tokens) stay in the bank client (S-32). */
export type SessionState = {
  /** True after a login, false while it is being finalised and after a 401 (LOGIN-17 to LOGIN-20). */
  logged: boolean;
  finalising: boolean;
  /** A session that the page before has left is being taken up. */
  isResuming: boolean;
  /** The e-mail the holder logged in with, as strong authentication repeats it; a page loaded anew has it from the profile. */
  userId: string;
  flow: string;
  flowKey6Context: UserLoginReply['flowKey6Context'];
  userInfo: UserInfo | undefined;
  key6ValidUserCards: readonly string[];
  userStatus: UserStatus | undefined;
  /** Where a login that still has something to settle keeps the holder; the profile waits meanwhile (LOGIN-12). */
  handling: string | undefined;
  ended: SessionEnd | undefined;
  /** Where the holder was going when the login came in between. */
  wanted: string | undefined;
};

type SessionActions = {
  /** The first call of the login succeeded (LOGIN-09, LOGIN-17). */
  loggedIn(userId: string, reply: UserLoginReply): void;
  finaliseStarted(): void;
  resuming(): void;
  /** The session that the page before has left goes on; who it is the bank tells with the profile. */
  takenUp(kept: Pick<SessionState, 'flow' | 'flowKey6Context' | 'userStatus'>): void;
  /** The login is over: logged again (LOGIN-20). */
  finalised(flow: string): void;
  /** Something must be settled at a path before anything else (TRIG-02). */
  blockedBy(path: string): void;
  /** Nothing is left to settle. */
  settled(): void;
  /** Keeps where the holder was going for when nothing stands in the way. */
  want(path: string): void;
  /** The holder is where they wanted to go. */
  forgetWanted(): void;
  /** A login was not finished: nobody is in, and there is nothing to explain. */
  abandoned(): void;
  /** The session is over; only the first reason counts, so that ten 401s give one notice (S-31). */
  over(reason: SessionEnd, wanted?: string): void;
  /** The reason was read, or a new login begins. */
  forgetEnd(): void;
};

const nobody: SessionState = {
  logged: false,
  finalising: false,
  isResuming: false,
  userId: '',
  flow: '',
  flowKey6Context: '',
  userInfo: undefined,
  key6ValidUserCards: [],
  userStatus: undefined,
  handling: undefined,
  ended: undefined,
  wanted: undefined,
};

/** Makes the store of the session (SESSION-01). */
export function createSessionStore() {
  return createStore<SessionState & SessionActions>()((set) => ({
    ...nobody,
    loggedIn: (userId, reply) => set({ ...welcomed(reply), userId, logged: true }),
    takenUp: (kept) => set({ ...kept, logged: true }),
    resuming: () => set({ isResuming: true }),
    finaliseStarted: () => set({ logged: false, finalising: true }),
    finalised: (flow) => set({ flow, logged: true, finalising: false, isResuming: false, ended: undefined }),
    blockedBy: (handling) => set({ handling }),
    settled: () => set({ handling: undefined }),
    want: (wanted) => set({ wanted }),
    abandoned: () => set(({ wanted }) => ({ ...nobody, wanted })),
    over: (reason, wanted) =>
      set((state) => ({
        ...nobody,
        ended: state.ended ?? reason,
        wanted: wanted ?? state.wanted,
      })),
    forgetWanted: () => set({ wanted: undefined }),
    forgetEnd: () => set({ ended: undefined }),
  }));
}

/** The store of the session. */
export type SessionStore = ReturnType<typeof createSessionStore>;

function welcomed(reply: UserLoginReply): Partial<SessionState> {
  const { flow, flowKey6Context, userInfo, key6ValidUserCards, userStatus } = reply;
  return { flow, flowKey6Context, userInfo, key6ValidUserCards, userStatus };
}
