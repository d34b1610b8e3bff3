import type { BankReplies, BankRequests, operations, OperationId, ScaChallenge, ScaPayload } from '#schemas';
import type { Database } from '../db/database.ts';
import type { Policy } from '../policy.ts';
import type { PasswordHasher } from '../security/passwords/passwords.ts';
import type { Secrets } from '../security/secrets.ts';
import type { WaitingCalls } from '../security/sessions/waiting-calls.ts';
import type { ReadAlong } from '../security/sessions/sessions.ts';

/** What every call works with: the rules, the key, the way to slow hashes, the bound of calls that wait, and two of them that every bank has. */
export type Bank = {
  policy: Policy;
  secrets: Secrets;
  passwords: PasswordHasher;
  waiting: WaitingCalls;
  /** Of the password that demo accounts have before their first login. */
  demoPasswordHash: string;
  /** Of a password that nobody knows: a login by it takes as long to refuse as any other (S-15). */
  nobodysPasswordHash: string;
};

/**
 * How far a session is: a login, a finalised login that still has something to settle, a whole session; or one of a flow
 * before any login, which may call nothing else.
 */
export type Stage = 'login' | 'handling' | 'full' | 'registration' | 'recovery';

/** Whose session the call came in. */
export type Holder = {
  userId: number;
  username: string;
  /** Name and surname. */
  fullName: string;
  sessionId: string;
  stage: Stage;
};

/** The headers that prove a strong authentication, as they came. */
export type ProofHeaders = {
  transactionId?: string;
  transactionData?: string;
  mtTransactionId?: string;
  additionalInfo?: string;
};

/** One request, already held to the contract. Its database is a transaction unless the handler makes its own. */
export type Call<Id extends OperationId> = {
  operationId: Id;
  body: BankRequests[Id];
  /** The query parameters, already held to the contract. */
  query: Readonly<Record<string, string>>;
  /** The headers, by name in lower case; of those that the contract names, values are as it says. */
  headers: Readonly<Record<string, string | undefined>>;
  proof: ProofHeaders;
  /**
   * The bank's time, one for the whole call. Where a session may change something it is told when its turn has come, and
   * is never before what an earlier call of the same holder went by, whichever machine did that one.
   */
  now: number;
  /** The address the request came from. */
  address: string;
  db: Database;
  bank: Bank;
  /** The cookies that came with it, as a browser writes them. */
  cookies: string;
  /** The hash of a new password, where the handler has made one before the call's transaction. */
  passwordHash: string | null;
  /** What the handler had read along with the session; null when nothing was, or when there is none. */
  along: unknown;
  holder: (typeof operations)[Id] extends { token: 'bearer' } | { flow: string }
    ? Holder
    : (typeof operations)[Id] extends { token: 'any' }
      ? Holder | null
      : null;
};

/** A call whose body does not matter, for rules that only need the session. */
export type HolderCall = Pick<Call<'readUserProfile'>, 'now' | 'db' | 'bank' | 'holder'>;

/** The bank says no: a code that the contract gives for the operation. */
export type Refusal = {
  kind: 'refused';
  code: string;
  /** The field it speaks of, as a JSON pointer into the body. */
  pointer?: string;
  retryAfterMs?: number;
  sca?: ScaChallenge;
};

/** How a file is written and called, where the contract leaves both to the call. */
export type FileKind = { media: string; name: string };

/** What a handler answers. */
export type Answer<Reply> =
  | {
      kind: 'done';
      reply: Reply;
      cookie?: string | string[];
      file?: FileKind;
      /** All was so already: there is nothing to give notice of. */
      unchanged?: true;
      /** The session is over with it. */
      endsSession?: true;
      /** It was done before, and is answered again. */
      isReplayed?: true;
    }
  | Refusal;

/** What the holder signs: the data that the code is bound to, and what the popup and the SMS show of it. */
export type Confirmation = { data: unknown; payload: ScaPayload };

/** The same with what is done: what was read to be signed is read no second time. */
export type Undertaking<Reply> = Confirmation & { run(): Promise<Answer<Reply>> };

/** How one operation is done; what always asks says each time what must be confirmed, or refuses. */
export type Handler<Id extends OperationId> = HandlerParts<Id> &
  ((typeof operations)[Id] extends { scaAlways: true } ? Asking<Id> : Running<Id> & MayAsk<Id>);

type Running<Id extends OperationId> = { run(call: Call<Id>): Promise<Answer<BankReplies[Id]>> };

/** Nothing but the body is signed, or what is signed is what the call goes by. */
type Asking<Id extends OperationId> =
  | (Running<Id> & { confirm(call: Call<Id>): Promise<Confirmation | Refusal> })
  | { run?: never; confirm(call: Call<Id>): Promise<Undertaking<BankReplies[Id]> | Refusal> };

type MayAsk<Id extends OperationId> = {
  /** Says what the holder must confirm; null when this call needs no confirmation. */
  confirm?(call: Call<Id>): Promise<Confirmation | null>;
};

type HandlerParts<Id extends OperationId> = {
  /**
   * Works out slow hashes, which nobody else shall wait for: before the call's transaction, in which everything but
   * passwords is looked at. Refuses, or answers the hash of the new password once it is needed.
   */
  hash?(call: Call<Id>): Promise<Refusal | string | null>;
  /** Refuses before any strong authentication is asked for. */
  check?(call: Call<Id>): Promise<Refusal | null>;
  /** Money moves or a contract is made: the same request sent again with the same proof gets the same answer (S-43). */
  once?: true;
  /** The call only reads, and needs no transaction unless it brings a proof. */
  reads?: true;
  /** Has what such a call needs read in the query of its session, where that is possible. */
  along?(body: BankRequests[Id]): ReadAlong | undefined;
  /** The call makes its own transactions, because it waits for slow work outside them. A session takes its turn, and may not. */
  ownTransactions?: Call<Id>['holder'] extends null ? true : never;
};

/** One handler for each operation of the contract; the compiler misses none. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** Returns with a reply. */
export const done = <Reply>(reply: Reply, cookie?: string | string[]): Answer<Reply> => ({
  kind: 'done',
  reply,
  ...(cookie === undefined ? {} : { cookie }),
});

/** Returns with a reply to what was asked for and was so already. */
export const doneBefore = <Reply>(reply: Reply): Answer<Reply> => ({ kind: 'done', reply, unchanged: true });

/** Returns with a reply to what was asked for, which was so already or is so now. */
export const doneOrBefore = <Reply>(wasSo: boolean, reply: Reply): Answer<Reply> =>
  wasSo ? doneBefore(reply) : done(reply);

/** Returns that the session is over, so that the browser forgets what the page has kept. */
export const doneWithSession = <Reply>(reply: Reply, cookie: string): Answer<Reply> => ({
  kind: 'done',
  reply,
  cookie,
  endsSession: true,
});

/** Returns with a file of its own kind and name. */
export const doneFile = (reply: Uint8Array, file: FileKind): Answer<Uint8Array> => ({
  kind: 'done',
  reply,
  file,
});

/** Returns with a refusal. */
export const refuse = (code: string, more: Omit<Refusal, 'kind' | 'code'> = {}): Refusal => ({
  kind: 'refused',
  code,
  ...more,
});
