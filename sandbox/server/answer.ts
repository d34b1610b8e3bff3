import type { OperationId } from '#schemas';
import type { ContractOperation } from '#schemas/provider';
import type { Database } from '../db/database.ts';
import { askConfirmation, hasProof, useProof } from '../security/confirmation.ts';
import { readTokenCookie } from '../security/cookies.ts';
import { isPreloginToken } from '../security/prelogin.ts';
import { findReceipt, keepReceipt } from '../security/receipts.ts';
import { liveSession, readSession, type ReadAlong, type StoredSession } from '../security/sessions.ts';
import { refuseUnlessStoppedAt } from '../services/holder/pending.ts';
import { tellChange } from './tell-change.ts';
import {
  done,
  refuse,
  type Answer,
  type Bank,
  type Call,
  type Confirmation,
  type Holder,
  type HolderCall,
  type ProofHeaders,
  type Refusal,
} from './call.ts';

/** A request as it came over the wire, already held to the contract. */
export type Incoming = {
  operation: ContractOperation;
  body: unknown;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | undefined>>;
  address: string;
  now: number;
  /** The session of the token, where it was read when the request arrived. */
  session: StoredSession | null;
};

type AnyCall = Call<OperationId>;

/** A handler whose operation is known only at run time. */
export type AnyHandler = {
  hash?(call: AnyCall): Promise<Refusal | string | null>;
  check?(call: AnyCall): Promise<Refusal | null>;
  confirm?(call: AnyCall): Promise<Confirmation | null>;
  run(call: AnyCall): Promise<Answer<unknown>>;
  once?: true;
  reads?: true;
  along?(body: unknown): ReadAlong | undefined;
  ownTransactions?: true;
};

/**
 * Does one operation: finds the session, asks for what must be confirmed, runs the handler. All of it is one
 * transaction, unless the operation only reads: a refusal keeps what was counted, an error keeps nothing.
 */
export async function answer(
  bank: Bank,
  db: Database,
  { incoming, handler }: { incoming: Incoming; handler: AnyHandler },
): Promise<Answer<unknown>> {
  const isAlone = handler.reads === true && !hasProof(proofOf(incoming.headers));
  if (handler.ownTransactions === true || isAlone) return answerWith(bank, db, { incoming, handler });
  const hashed = handler.hash === undefined ? null : await hashAhead(bank, db, { incoming, handler });
  if (hashed !== null && typeof hashed !== 'string') return hashed;
  // What a transaction goes by is read within it.
  const afresh = { ...incoming, session: null };
  return db.transaction((tx) => answerWith(bank, tx, { incoming: afresh, handler, passwordHash: hashed }));
}

type Work = { incoming: Incoming; handler: AnyHandler; passwordHash?: string | null };

async function hashAhead(bank: Bank, db: Database, { incoming, handler }: Work) {
  const call = await admitted(bank, db, incoming);
  return 'kind' in call ? call : ((await handler.hash?.(call)) ?? null);
}

async function answerWith(
  bank: Bank,
  db: Database,
  { incoming, handler, passwordHash = null }: Work,
): Promise<Answer<unknown>> {
  const found = await admitted(bank, db, incoming);
  if ('kind' in found) return found;
  const call: AnyCall = { ...found, passwordHash };
  const { holder } = call;
  if (holder === null) return runChecked(call, handler);
  return tellChange({ ...call, holder }, incoming.operation, () =>
    handler.once === true && hasProof(call.proof)
      ? runOnce(call, { holder, handler })
      : runChecked(call, handler),
  );
}

async function admitted(bank: Bank, db: Database, incoming: Incoming): Promise<AnyCall | Refusal> {
  const { operation, now } = incoming;
  const holder = await admit(bank, db, incoming);
  if (holder !== null && 'kind' in holder) return holder;
  // The body was held to the operation's schema, and admit answers a holder exactly when the token is a session’s.
  const call = {
    operationId: operation.id,
    body: incoming.body ?? {},
    query: incoming.query,
    headers: incoming.headers,
    proof: proofOf(incoming.headers),
    now,
    address: incoming.address,
    cookies: incoming.headers['cookie'] ?? '',
    along: incoming.session?.along ?? null,
    passwordHash: null,
    db,
    bank,
    holder,
  } as AnyCall;
  const early = holder === null ? null : await refuseExempt({ ...call, holder }, operation);
  return early ?? call;
}

/** Holds a call that goes without strong authentication to the blocker on which it may (S-73). */
async function refuseExempt(call: HolderCall, { exempt }: ContractOperation): Promise<Refusal | null> {
  return exempt?.blocker === undefined ? null : refuseUnlessStoppedAt(call, exempt.blocker);
}

/** Answers the same request with the same proof as before, or does it and remembers the answer (S-43). */
async function runOnce(
  call: AnyCall,
  { holder, handler }: { holder: Holder; handler: AnyHandler },
): Promise<Answer<unknown>> {
  const proven = { ...call, holder };
  const before = await findReceipt(proven);
  if (before !== null) return done(before.reply);
  const answered = await runChecked(call, handler);
  if (answered.kind === 'done') await keepReceipt(proven, answered.reply);
  return answered;
}

async function runChecked(call: AnyCall, handler: AnyHandler): Promise<Answer<unknown>> {
  const refused = (await handler.check?.(call)) ?? (await confirmed(call, handler));
  return refused ?? handler.run(call);
}

async function confirmed(call: AnyCall, handler: AnyHandler): Promise<Refusal | null> {
  if (handler.confirm === undefined || call.holder === null) return null;
  const own: HolderCall & { proof: ProofHeaders } = { ...call, holder: call.holder };
  const confirmation = await handler.confirm(call);
  if (confirmation === null) return null;
  const wanted = { service: call.operationId, confirmation };
  if (hasProof(call.proof)) return useProof(own, wanted);
  return handler.reads === true
    ? call.db.transaction((db) => askConfirmation({ ...own, db }, wanted))
    : askConfirmation(own, wanted);
}

async function admit(bank: Bank, db: Database, incoming: Incoming): Promise<Holder | Refusal | null> {
  const { operation, now } = incoming;
  if (operation.token === 'anonymous') return null;
  const token = tokenOf(bank, incoming);
  if (operation.token === 'prelogin' && operation.flow === undefined) {
    return isPreloginToken(bank.secrets, token, now) ? null : refuse('UNAUTHORISED');
  }
  const rules = bank.policy.session;
  const stored = incoming.session ?? (await readSession(db, token))?.session;
  const session = stored && (await liveSession(db, stored, { now, rules, background: operation.background }));
  return !session ? refuse('UNAUTHORISED') : placed(operation, session.holder);
}

/** A session of a flow before the login is good for the calls of that flow alone, and the login's for no flow. */
function placed(operation: ContractOperation, holder: Holder): Holder | Refusal {
  const { stage } = holder;
  if (operation.flow !== undefined) return stage === operation.flow ? holder : refuse('UNAUTHORISED');
  if (stage === 'registration' || stage === 'recovery') return refuse('UNAUTHORISED');
  const isOpen = stage === 'full' || operation.beforeFinalise || (stage === 'handling' && operation.handling);
  return isOpen ? holder : refuse('LOGIN_NOT_FINALISED');
}

function tokenOf(bank: Bank, { headers, now, operation }: Incoming): string {
  const authorization = headers['authorization'];
  if (authorization === undefined && operation.token === 'bearer') {
    return readTokenCookie(bank.secrets, headers['cookie'] ?? '', now) ?? '';
  }
  return bearerOf(authorization);
}

/** Reads the token of an Authorization header, whose scheme may be in any case; empty when there is none. */
export const bearerOf = (authorization = ''): string =>
  /^bearer +([a-z0-9_-]{22,128})$/i.exec(authorization)?.[1] ?? '';

function proofOf(headers: Incoming['headers']): ProofHeaders {
  const names = ['transactionId', 'transactionData', 'mtTransactionId', 'additionalInfo'] as const;
  const sent = names.map((name) => [name, headers[name.toLowerCase()]] as const);
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
}
