import type { ContractOperation } from '#schemas/provider';
import { bankNow, type BankTime } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Policy } from '../policy.ts';
import { isPreloginToken } from '../security/sessions/prelogin.ts';
import { liveSession, readSession, type StoredSession } from '../security/sessions/sessions.ts';
import { takeTurn, useTurn } from '../security/sessions/turns.ts';
import { refuse, type Bank, type Holder, type Refusal } from './call.ts';

/** A request as it came over the wire, already held to the contract. */
export type Incoming = {
  operation: ContractOperation;
  body: unknown;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | undefined>>;
  address: string;
  time: BankTime;
  /** The session of the token, where it was read when the request arrived. */
  session: StoredSession | null;
};

/** The bank’s time at which a request came, for what no turn is waited for. */
export const arrivedAt = ({ time }: Incoming): number => bankNow(time);

/** Who calls, and the time that the call goes by. */
export type Admitted = { holder: Holder | null; now: number };

/**
 * Finds out whose call it is. A session takes its turn where its call may change something, and goes by the time of
 * then; whatever the transaction goes by is read after that.
 */
export async function admit(
  bank: Bank,
  db: Database,
  { incoming, takesTurn }: { incoming: Incoming; takesTurn: boolean },
): Promise<Admitted | Refusal> {
  const { operation, time } = incoming;
  const arrived = bankNow(time);
  if (operation.token === 'anonymous') return { holder: null, now: arrived };
  const token = bearerOf(incoming.headers['authorization']);
  if (operation.token === 'any') return admitAny(bank, db, { incoming, token, takesTurn });
  if (operation.token === 'prelogin' && operation.flow === undefined) {
    const isGood = isPreloginToken(bank.secrets, token, arrived);
    return isGood ? { holder: null, now: arrived } : refuse('UNAUTHORISED');
  }
  return admitSession(db, token, { incoming, takesTurn, rules: bank.policy.session });
}

/**
 * Lets in the one who asks about a call of theirs, at whatever stage: by the token of a session, or by any other for what was
 * done with that very one, which is the handler’s to find out.
 */
async function admitAny(
  bank: Bank,
  db: Database,
  { incoming, token, takesTurn }: { incoming: Incoming; token: string; takesTurn: boolean },
): Promise<Admitted> {
  const found = await admitSession(db, token, { incoming, takesTurn, rules: bank.policy.session });
  return 'kind' in found ? { holder: null, now: bankNow(incoming.time) } : found;
}

type Found = { incoming: Incoming; takesTurn: boolean; rules: Policy['session'] };

async function admitSession(
  db: Database,
  token: string,
  { incoming, takesTurn, rules }: Found,
): Promise<Admitted | Refusal> {
  const { operation, time } = incoming;
  const turn = takesTurn ? await takeTurn(db, token, time.machine) : null;
  const now = turn === null ? bankNow(time) : time.at(turn.at);
  const stored = incoming.session ?? (await readSession(db, token))?.session;
  const session = stored && (await liveSession(db, stored, { now, rules, background: operation.background }));
  const holder = session ? placed(operation, session.holder) : refuse('UNAUTHORISED');
  if ('kind' in holder) return holder;
  if (turn !== null) await useTurn(db, turn);
  return { holder, now };
}

/** A session of a flow before the login is good for the calls of that flow alone, and the login's for no flow. */
function placed(operation: ContractOperation, holder: Holder): Holder | Refusal {
  const { stage } = holder;
  if (operation.token === 'any') return holder;
  if (operation.flow !== undefined) return stage === operation.flow ? holder : refuse('UNAUTHORISED');
  if (stage === 'registration' || stage === 'recovery') return refuse('UNAUTHORISED');
  const isOpen = stage === 'full' || operation.beforeFinalise || (stage === 'handling' && operation.handling);
  return isOpen ? holder : refuse('LOGIN_NOT_FINALISED');
}

/** Reads the token of an Authorization header, whose scheme may be in any case; empty when there is none. */
export const bearerOf = (authorization = ''): string =>
  /^bearer +([a-z0-9_-]{22,128})$/i.exec(authorization)?.[1] ?? '';
