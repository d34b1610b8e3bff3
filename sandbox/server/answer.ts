import type { OperationId } from '#schemas';
import type { ContractOperation } from '#schemas/provider';
import type { Database } from '../db/database.ts';
import { hasProof } from '../security/sessions/confirmation.ts';
import { findReceipt, keepReceipt } from '../security/sessions/receipts.ts';
import { refuseUnlessStoppedAt } from '../services/holder/pending.ts';
import { admit, bearerOf, type Incoming } from './admit.ts';
import {
  done,
  type Answer,
  type Bank,
  type Call,
  type Holder,
  type HolderCall,
  type ProofHeaders,
  type Refusal,
} from './call.ts';
import { mustAsk, runChecked, type AnyHandler, type Checked } from './run-checked.ts';
import { tellChange } from './tell-change.ts';

type AnyCall = Call<OperationId>;

/** An operation to be done; a session that may change something takes its turn in the transaction that it is done in. */
type Work = { incoming: Incoming; handler: AnyHandler; takesTurn: boolean; passwordHash?: string | null };

/**
 * Does one operation: finds the session, asks for what must be confirmed, runs the handler. All of it is one
 * transaction, unless the operation only reads: a refusal keeps what was counted, an error keeps nothing.
 */
export async function answer(
  bank: Bank,
  db: Database,
  work: { incoming: Incoming; handler: AnyHandler },
): Promise<Answer<unknown>> {
  const { handler, incoming } = work;
  const isAlone = handler.reads === true && !hasProof(proofOf(incoming.headers));
  if (handler.ownTransactions === true || isAlone) {
    const answered = await answerWith(bank, db, { ...work, takesTurn: false });
    if (!mustAsk(answered)) return answered;
  }
  const { operation, headers } = incoming;
  const isOfSession = operation.token === 'bearer' || operation.flow !== undefined;
  if (!isOfSession) return inTransaction(bank, db, work);
  return bank.waiting(bearerOf(headers['authorization']), () => inTransaction(bank, db, work));
}

async function inTransaction(
  bank: Bank,
  db: Database,
  work: { incoming: Incoming; handler: AnyHandler },
): Promise<Answer<unknown>> {
  const { handler, incoming } = work;
  const hashed = handler.hash === undefined ? null : await hashAhead(bank, db, work);
  if (hashed !== null && typeof hashed !== 'string') return hashed;
  // What a transaction goes by is read within it.
  const afresh = { ...incoming, session: null };
  return db.transaction((tx) =>
    answerWith(bank, tx, { handler, incoming: afresh, takesTurn: true, passwordHash: hashed }),
  );
}

async function hashAhead(bank: Bank, db: Database, { incoming, handler }: Omit<Work, 'takesTurn'>) {
  const call = await callOf(bank, db, { incoming, takesTurn: false });
  return 'kind' in call ? call : ((await handler.hash?.(call)) ?? null);
}

async function answerWith(
  bank: Bank,
  db: Database,
  { incoming, handler, takesTurn, passwordHash = null }: Work,
): Promise<Answer<unknown>> {
  const found = await callOf(bank, db, { incoming, takesTurn });
  if ('kind' in found) return found;
  const call: AnyCall = { ...found, passwordHash };
  const { holder } = call;
  const checked = { handler, operation: incoming.operation, mayAsk: takesTurn };
  if (holder === null) return runChecked(call, checked);
  return tellChange({ ...call, holder }, incoming.operation, () =>
    handler.once === true && hasProof(call.proof)
      ? runOnce(call, { ...checked, holder })
      : runChecked(call, checked),
  );
}

async function callOf(
  bank: Bank,
  db: Database,
  { incoming, takesTurn }: Omit<Work, 'handler'>,
): Promise<AnyCall | Refusal> {
  const { operation } = incoming;
  const admitted = await admit(bank, db, { incoming, takesTurn });
  if ('kind' in admitted) return admitted;
  const { holder, now } = admitted;
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

/** Returns the same request with the same proof as before, or does it and remembers the answer (S-43). */
async function runOnce(
  call: AnyCall,
  { holder, ...checked }: Checked & { holder: Holder },
): Promise<Answer<unknown>> {
  const proven = { ...call, holder };
  const before = await findReceipt(proven);
  if (before !== null) return done(before.reply);
  const answered = await runChecked(call, checked);
  if (answered.kind === 'done') await keepReceipt(proven, answered.reply);
  return answered;
}

function proofOf(headers: Incoming['headers']): ProofHeaders {
  const names = ['transactionId', 'transactionData', 'mtTransactionId', 'additionalInfo'] as const;
  const sent = names.map((name) => [name, headers[name.toLowerCase()]] as const);
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
}
