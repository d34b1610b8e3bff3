import type { OperationId } from '#schemas';
import type { ContractOperation } from '#schemas/provider';
import type { Database } from '../db/database.ts';
import { hasProof } from '../security/sessions/confirmation.ts';
import { findReceipt, keepReceipt } from '../security/sessions/receipts.ts';
import { refuseUnlessStoppedAt } from '../services/holder/pending.ts';
import { admit, arrivedAt, bearerOf, type Admitted, type Incoming } from './admit.ts';
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
import { answerBefore, answerBeforeEnd, keepDone, wishOf, type Sent } from '../security/commits/do-once.ts';
import { mustAsk, runChecked, type AnyHandler, type Checked } from './run-checked.ts';
import { tellChange } from './tell-change.ts';

type AnyCall = Call<OperationId>;

/** An operation to be done; a session that may change something takes its turn in the transaction that it is done in. */
type Work = {
  incoming: Incoming;
  handler: AnyHandler;
  takesTurn: boolean;
  /** What was worked out before the transaction: a hash, or why the call is refused. */
  ahead?: string | Refusal | null;
  /** What it wants done once, by its key. */
  sent?: Sent | null;
};

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
  const isOfSession = ['bearer', 'any'].includes(operation.token) || operation.flow !== undefined;
  if (!isOfSession) return inTransaction(bank, db, work);
  return bank.waiting(bearerOf(headers['authorization']), () => inTransaction(bank, db, work));
}

async function inTransaction(
  bank: Bank,
  db: Database,
  work: { incoming: Incoming; handler: AnyHandler },
): Promise<Answer<unknown>> {
  const { handler, incoming } = work;
  const sent = await wishOf(bank, incoming);
  const ahead = handler.hash === undefined ? null : await workAhead(bank, db, { ...work, sent });
  if (ahead !== null && typeof ahead !== 'string' && (ahead.kind === 'done' || sent === null)) return ahead;
  // What a transaction goes by is read within it.
  const afresh = { ...incoming, session: null };
  return db.transaction((tx) =>
    answerWith(bank, tx, { handler, incoming: afresh, takesTurn: true, ahead, sent }),
  );
}

/** Works out a slow hash, unless the same was done already: what it is worked out from may have changed by that. */
async function workAhead(
  bank: Bank,
  db: Database,
  { incoming, handler, sent = null }: Omit<Work, 'takesTurn'>,
): Promise<Answer<unknown> | string | null> {
  const call = await callOf(bank, db, { incoming, takesTurn: false, sent });
  return 'kind' in call ? call : ((await handler.hash?.(call)) ?? null);
}

async function answerWith(
  bank: Bank,
  db: Database,
  { incoming, handler, takesTurn, ahead = null, sent = null }: Work,
): Promise<Answer<unknown>> {
  const found = await callOf(bank, db, { incoming, takesTurn, sent });
  if ('kind' in found) return found;
  // Refused ahead, and not done by another sending of the same meanwhile.
  if (ahead !== null && typeof ahead !== 'string') return ahead;
  const call: AnyCall = { ...found, passwordHash: ahead };
  const checked = { handler, operation: incoming.operation, mayAsk: takesTurn };
  const answered = await runTold(call, checked);
  if (sent !== null) await keepDone(call, sent, answered);
  return answered;
}

async function runTold(call: AnyCall, checked: Checked): Promise<Answer<unknown>> {
  const { holder } = call;
  if (holder === null) return runChecked(call, checked);
  return tellChange({ ...call, holder }, checked.operation, () =>
    checked.handler.once === true && hasProof(call.proof)
      ? runOnce(call, { ...checked, holder })
      : runChecked(call, checked),
  );
}

async function callOf(
  bank: Bank,
  db: Database,
  { incoming, takesTurn, sent = null }: Omit<Work, 'handler'>,
): Promise<AnyCall | Answer<unknown>> {
  const { operation } = incoming;
  const admitted = await admit(bank, db, { incoming, takesTurn });
  const before = sent && (await answeredBefore(bank, db, { incoming, sent, admitted }));
  if (before !== null) return before;
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

type Known = { incoming: Incoming; sent: Sent; admitted: Admitted | Refusal };

/** Finds what was answered to the same before, even where that has ended the caller’s token. */
async function answeredBefore(
  bank: Bank,
  db: Database,
  { incoming, sent, admitted }: Known,
): Promise<Answer<unknown> | null> {
  return 'kind' in admitted
    ? answerBeforeEnd({ db, bank, now: arrivedAt(incoming) }, sent)
    : answerBefore({ db, bank, ...admitted }, sent);
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
