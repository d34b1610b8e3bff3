import type { UserInfo, UserLoginReply, UserStatus } from '#schemas';
import { createStore } from 'zustand/vanilla';

/** Why the holder stands at the login again; the login says it kindly. */
export type SessionEnd = 'logout' | 'invalid' | 'inactive' | 'reload' | 'needed';

/** What is known of the session; the secrets (jwt, tokens) stay in the bank client (S-32). */
export type SessionState = {
  /** True after a login, false while it is being finalised and after a 401 (LOGIN-17 to LOGIN-20). */
  logged: boolean;
  finalising: boolean;
  /** The session of the page before is being taken up, or could not be, as the bank was not reached. */
  resuming: 'under-way' | 'unreached' | undefined;
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
  /** Who wanted that, where it is known: it leads nobody else anywhere. */
  wantedBy: string | undefined;
  /** A session has ended, and its page is still in sight. */
  isLeaving: boolean;
};

/** Where somebody was going, and who, where that is known. */
type Wanted = Pick<SessionState, 'wanted' | 'wantedBy'>;

type SessionActions = {
  /** The first call of the login succeeded (LOGIN-09, LOGIN-17). */
  loggedIn(userId: string, reply: UserLoginReply): void;
  finaliseStarted(): void;
  /** The session of the page before is being asked for. */
  resumes(): void;
  /** The bank was not reached, and may be asked again. */
  notReached(): void;
  /** The session that the page before has left goes on. */
  takenUp(kept: Pick<SessionState, 'userId' | 'flow' | 'flowKey6Context' | 'userStatus'>): void;
  /** The bank has said what the holder may do by now. */
  statusRead(userStatus: UserStatus): void;
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
  over(reason: SessionEnd, wanted?: Wanted): void;
  /** Nobody is in, and what a holder saw is out of sight. */
  outOfSight(): void;
  /** The reason was read, or a new login begins. */
  forgetEnd(): void;
};

const nobody: SessionState = {
  logged: false,
  finalising: false,
  resuming: undefined,
  userId: '',
  flow: '',
  flowKey6Context: '',
  userInfo: undefined,
  key6ValidUserCards: [],
  userStatus: undefined,
  handling: undefined,
  ended: undefined,
  wanted: undefined,
  wantedBy: undefined,
  isLeaving: false,
};

/** Makes the store of the session (SESSION-01). */
export function createSessionStore() {
  return createStore<SessionState & SessionActions>()((set) => ({
    ...nobody,
    loggedIn: (userId, reply) =>
      set(({ wanted, wantedBy }) => ({
        ...welcomed(reply),
        userId,
        logged: true,
        wanted: wantedBy === undefined || wantedBy === userId ? wanted : undefined,
      })),
    // Its login may await the code still (LOGIN-11).
    takenUp: (kept) => set({ ...kept, logged: kept.flow.includes('END') }),
    resumes: () => set({ resuming: 'under-way' }),
    notReached: () => set({ resuming: 'unreached' }),
    statusRead: (userStatus) => set({ userStatus }),
    finaliseStarted: () => set({ logged: false, finalising: true, resuming: undefined }),
    finalised: (flow) =>
      set({ flow, logged: true, finalising: false, resuming: undefined, ended: undefined, isLeaving: false }),
    blockedBy: (handling) => set({ handling }),
    settled: () => set({ handling: undefined }),
    want: (wanted) => set({ wanted }),
    abandoned: () => set(({ wanted, wantedBy }) => ({ ...nobody, wanted, wantedBy })),
    over: (reason, wanted) =>
      set((state) => ({
        ...nobody,
        ended: state.ended ?? reason,
        isLeaving: state.isLeaving || state.logged || state.finalising,
        // Anyone who leaves wants nothing more (S-90).
        ...(reason === 'needed' && { wanted: state.wanted, wantedBy: state.wantedBy }),
        ...wanted,
      })),
    outOfSight: () => set({ isLeaving: false }),
    forgetWanted: () => set({ wanted: undefined, wantedBy: undefined }),
    forgetEnd: () => set({ ended: undefined }),
  }));
}

/** The store of the session. */
export type SessionStore = ReturnType<typeof createSessionStore>;

function welcomed(reply: UserLoginReply): Partial<SessionState> {
  const { flow, flowKey6Context, userInfo, key6ValidUserCards, userStatus } = reply;
  return { flow, flowKey6Context, userInfo, key6ValidUserCards, userStatus };
}
