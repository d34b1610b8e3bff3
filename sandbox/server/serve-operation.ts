import type { IncomingMessage } from 'node:http';
import type { ContractOperation } from '#schemas/provider';
import type { BankTime } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Crowd } from '../security/crowd.ts';
import type { StoredSession } from '../security/sessions/sessions.ts';
import { answer } from './answer.ts';
import { refuse, type Bank, type FileKind, type Refusal } from './call.ts';
import type { ContractChecks, Violation } from './contract-checks.ts';
import type { Media } from './http.ts';
import { failureReply, refusalReply, type Outgoing } from './respond.ts';
import type { AnyHandler } from './run-checked.ts';

/** A request before anything of it is believed. */
export type RawRequest = {
  headers: Readonly<Record<string, string | undefined>>;
  /** The headers that came more than once, in lower case. */
  repeated: ReadonlySet<string>;
  query: Readonly<Record<string, string>>;
  body: unknown;
  /** Why the body could not even be read; null when it could. */
  unread: Refusal | null;
  media: Media | null;
  address: string;
};

/** All that it takes to serve operations. */
export type Service = {
  bank: Bank;
  db: Database;
  checks: ContractChecks;
  /** Bounds how many calls are answered at once. */
  crowd: Crowd;
  /** Writes down what went wrong inside; of the request it may tell no more than which it was. */
  onFailure(operationId: string, error: unknown, request?: IncomingMessage): void;
};

/** A request, why it is refused at sight, what does it, and the time that the bank goes by. */
type Work = {
  request: RawRequest;
  refused: Outgoing | null;
  handler: AnyHandler;
  time: BankTime;
  session: StoredSession | null;
};

/** Holds a request to the contract; null when nothing is wrong with it. */
export function refuseRequest(
  { checks }: Service,
  operation: ContractOperation,
  request: RawRequest,
): Outgoing | null {
  const unread = refuseUnread(operation, request);
  if (unread !== null) return refusalReply(operation, unread);
  const wrong = violationOf(checks, operation, request);
  if (wrong === null) return null;
  const reply = refusalReply(operation, refuse('CONTRACT_VIOLATION', { pointer: wrong.pointer }));
  return { ...reply, body: { ...Object(reply.body), message: wrong.message } };
}

/** Serves one request that was held to the contract: does it, and holds the answer to the contract. */
export async function serveOperation(
  service: Service,
  operation: ContractOperation,
  work: Work,
): Promise<Outgoing> {
  try {
    const outgoing = await serve(service, operation, work);
    const isDone = outgoing.status === 200;
    const wrong = isDone
      ? service.checks.reply(operation, outgoing.body)
      : service.checks.error(outgoing.body);
    if (wrong !== null) throw new Error(`REPLY_BROKEN: ${wrong.pointer} ${wrong.message}`);
    return outgoing;
  } catch (error) {
    service.onFailure(operation.id, error);
    return failureReply(error);
  }
}

async function serve(
  service: Service,
  operation: ContractOperation,
  { request, refused, handler, time, session }: Work,
): Promise<Outgoing> {
  if (refused !== null) return refused;
  const { body, query, headers, address } = request;
  const incoming = { operation, body, query, headers, address, time, session };
  const answered = await answer(service.bank, service.db, { incoming, handler });
  // Some calls ask for a strong authentication with a success that says so, instead of a refusal.
  if (answered.kind === 'refused' && answered.sca !== undefined && operation.scaResult)
    return { status: 200, body: { result: 'SCA', ...answered.sca }, headers: {} };
  if (answered.kind === 'refused') return refusalReply(operation, answered);
  const { reply, cookie, file, endsSession, isReplayed } = answered;
  const cookies: Outgoing['headers'] = cookie === undefined ? {} : { 'set-cookie': cookie };
  const kind = file === undefined ? {} : fileHeaders(operation, file);
  const told = { ...(endsSession && siteData), ...(isReplayed && replayed) };
  return { status: 200, body: reply, headers: { ...cookies, ...kind, ...told } };
}

/**
 * What a logout takes from the browser. Not the cookies, for who asked to be remembered still is (CALL-04), and the token’s
 * own is taken away by name; not the cache, in which nothing of a holder is.
 */
const siteData = { 'clear-site-data': '"storage"' };

/** Says that nothing was done by this call: it is the answer of an earlier one. */
const replayed = { 'idempotent-replayed': 'true' };

function fileHeaders(operation: ContractOperation, { media, name }: FileKind): Outgoing['headers'] {
  const [written = ''] = media.split(';');
  if (![operation.media, ...operation.otherMedia].includes(written))
    throw new Error(`REPLY_BROKEN: ${operation.id} may not answer ${written}`);
  return { 'content-type': media, 'content-disposition': `attachment; filename="${name}"` };
}

/** Refuses what need not be looked into: from another site, of another media, or past reading. */
function refuseUnread({ content }: ContractOperation, request: RawRequest): Refusal | null {
  if (request.headers['sec-fetch-site'] === 'cross-site') return refuse('CROSS_SITE');
  const isOther = request.body !== undefined && content !== null && request.media !== content;
  return isOther ? refuse('UNSUPPORTED_MEDIA') : request.unread;
}

function violationOf(
  checks: ContractChecks,
  operation: ContractOperation,
  { body, query, headers, repeated }: RawRequest,
): Violation | null {
  const inParameters =
    refuseRepeated(operation, repeated) ??
    checks.parameters(operation, 'query', query) ??
    checks.parameters(operation, 'header', headers);
  if (inParameters !== null) return inParameters;
  const isAbsent = body === undefined;
  if (operation.request === null) return isAbsent ? null : { pointer: '', message: 'takes no body' };
  if (isAbsent) return operation.bodyRequired ? { pointer: '', message: 'needs a body' } : null;
  return checks.body(operation, body);
}

const single = ['Authorization', 'Content-Type', 'Host', 'Origin', 'Sec-Fetch-Site'] as const;

/** Two readers of a request could each go by another of two headers, so what decides anything comes once (S-19). */
function refuseRepeated({ headers }: ContractOperation, repeated: RawRequest['repeated']): Violation | null {
  const found = [...single, ...headers].find((name) => repeated.has(name.toLowerCase()));
  return found === undefined ? null : { pointer: `/${found}`, message: 'is sent more than once' };
}
