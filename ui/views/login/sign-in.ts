import { type App, finalisePopup, type Shell } from '#ui/state';
import type { BankCalls } from '#ui/bank';

/** Why a login did not come to its end; a key of `login.failed`. */
export type SignInFailure = 'credentials' | 'unreachable' | 'other' | 'blocked' | 'cancelled' | 'late';

/** How a login ended. */
export type SignInEnd =
  | { kind: 'in' }
  | { kind: 'failed'; because: SignInFailure }
  /** The bank ended the session meanwhile; anyone who keeps sessions has said so. */
  | { kind: 'ended' };

/** What the holder typed. */
export type Credentials = {
  username: string;
  password: string;
  /** Whether this browser is to greet them next time (CALL-02). */
  isRemembered: boolean;
};

type SignInOptions = {
  calls: BankCalls;
  launcher: Pick<App['launcher'], 'open'>;
  session: App['stores']['session'];
  remembered: Pick<Shell['remembered'], 'set'>;
  /** Forgets the token of a login that was not finished. */
  giveUp: () => void;
};

/**
 * Takes a holder in: a JWT, the token for username and password (LOGIN-08), the login itself (LOGIN-09), then the
 * journey that confirms it with a code and ends when the bank says END (LOGIN-10, LOGIN-11).
 */
export async function signIn(credentials: Credentials, options: SignInOptions): Promise<SignInEnd> {
  const { calls, session, remembered } = options;
  const { username, password, isRemembered: rememberUserName } = credentials;
  const jwt = await calls.call('requestJwt', { body: {} });
  if (jwt.kind !== 'done') return failure(jwt);
  const token = await calls.call('requestToken', {
    body: { grant_type: 'PASSWORD', username, password, scope: 'portal', client_id: 'percorso' },
  });
  if (token.kind === 'refused' && token.type === 'FORM') return failed('credentials');
  if (token.kind !== 'done') return failure(token);
  const login = await calls.call('userLogin', { body: { rememberUserName } });
  if (login.kind !== 'done') return failure(login);
  remembered.set(rememberUserName);
  session.getState().loggedIn(username, login.value);
  return confirmLogin(options);
}

type ConfirmOptions = Pick<SignInOptions, 'launcher' | 'session' | 'giveUp'>;

/** Confirms a login with its code, in its own page or in the one after it. */
export async function confirmLogin(options: ConfirmOptions): Promise<SignInEnd> {
  const { launcher, session } = options;
  session.getState().finaliseStarted();
  const outcome = (await launcher.open(finalisePopup))?.outcome;
  if (outcome !== 'completed') return notIn(outcome, options);
  session.getState().finalised(session.getState().flow);
  return { kind: 'in' };
}

function notIn(outcome: string | undefined, { session, giveUp }: ConfirmOptions): SignInEnd {
  const { ended } = session.getState();
  // The token of a login lives no longer than its code: what was typed too late finds it gone.
  const isLate = ended === 'invalid';
  if (!isLate && (outcome === 'signed-out' || ended !== undefined)) return { kind: 'ended' };
  giveUp();
  if (isLate) return failed('late');
  return failed(outcome === 'blocked' ? 'blocked' : 'cancelled');
}

/** Only what never answered is the connection’s fault. */
function failure(outcome: { kind: string; answered?: true }): SignInEnd {
  return failed(outcome.kind === 'unreachable' && outcome.answered !== true ? 'unreachable' : 'other');
}

function failed(because: SignInFailure): SignInEnd {
  return { kind: 'failed', because };
}
