import type { BankPort, BankReply, BankRequest } from '#engine';
import type { ReplyShapes } from '#schemas';
import { type Border, createBorder, type Misfit } from './border.ts';
import { type ClientInfo, defaultHeaders, type HeaderSources } from './headers.ts';
import { createLoadingCount } from './loading-count.ts';
import { isRepeatable, type Operation, type OperationTable } from './operation.ts';
import { operationOf, wordingOf } from './request.ts';
import { createTokenVault, sealingSecretIn, type TokenVault } from './token-vault.ts';
import { type ToldTimeline, toldTimeline } from './told-timeline.ts';
import { createWire, unreadable, unsent, type Uploads, type Wire, type WireTiming } from './wire.ts';

/** One reply of the bank, anyone who asked. */
export type BankReplied = {
  operation: string;
  /** The call changes nothing. */
  isRead: boolean;
  /** Card, cards and profile are to be read again (CARD-27). */
  asksForRefresh: boolean;
};

/** What the client tells of the calls, to anyone who keeps the session. */
export type BankListener = {
  /** True while at least one call is under way (LOAD-01). */
  loading?: (isLoading: boolean) => void;
  /** The bank no longer knows the holder’s session (SESSION-06); told for every such reply. */
  unauthorised?: () => void;
  /** A reply told something beside its answer (TRIG-01); heard before anyone who asked gets the reply. */
  timeline?: (told: ToldTimeline) => void;
  /** A reply to a call of the holder has come; heard before anyone who asked gets it. */
  replied?: (replied: BankReplied) => void;
  /** The holder’s session was used: the bank’s inactivity clock starts again. */
  used?: () => void;
  /** The bank has handed out the secret with which the pages of a session seal what they keep; heard as a timeline is. */
  sealingSecret?: (secret: string) => void;
  /** A success was not as the contract says. */
  misfit?: (misfit: Misfit) => void;
};

/** What became of a session whose token was refused: it goes on with another, it is over, or the bank could not be asked. */
export type Regained = 'taken-up' | 'over' | 'unreached';

export type BankClientOptions = {
  operations: OperationTable;
  /** What replies are held to where they come in (S-85). */
  replyShapes: ReplyShapes;
  /** The provider’s host; '' for the portal’s own. */
  baseUrl: string;
  /** `include` unless a build asks for `same-origin` (HDR-03). */
  credentials: RequestCredentials;
  clientInfo: ClientInfo;
  session: Pick<HeaderSources, 'currentPath' | 'riskIT' | 'nonce'>;
  /** Says whether the browser has a connection; what changes something is not sent without. */
  isOnline?: () => boolean;
  listener?: BankListener;
  /**
   * Takes the session up anew where its token is good for nothing, as after the answer that brought the next one was lost;
   * the one who asks meanwhile gets the same promise.
   */
  regain?: () => Promise<Regained>;
  timing?: Partial<WireTiming>;
  fetch?: typeof globalThis.fetch;
  uploads?: Uploads;
};

/** The way to the bank: the engine’s port, and what it knows of the holder’s session. */
export type BankClient = BankPort & {
  /** The same port for anyone who repeats by itself what may be repeated, as journeys’ sessions do. */
  once: BankPort;
  hasSession(): boolean;
  /** A registration or a recovery that was begun on this page has its token. */
  hasFlow(): boolean;
  /** Forgets every token, after a logout or a 401. */
  signOut(): void;
};

type Reply = Extract<BankReply, { kind: 'reply' }>;
type Parts = { options: BankClientOptions; tokens: TokenVault; wire: Wire; border: Border };

const defaultTimeoutMs = 30_000;

/**
 * Makes the one place through which every call of the portal goes, journeys’ and views’ alike: headers, tokens,
 * repetition and loading are settled here.
 */
export function createBankClient(options: BankClientOptions): BankClient {
  const { credentials, fetch, uploads, timing, listener } = options;
  const tokens = createTokenVault();
  const ways = { ...(fetch && { fetch }), ...(uploads && { uploads }) };
  const wire = createWire({ credentials, timeoutMs: defaultTimeoutMs, ...timing, ...ways });
  const border = createBorder(options.replyShapes);
  const loading = createLoadingCount(listener?.loading);
  const portThat = (mayRepeat: boolean): BankPort => ({
    send: (request) => {
      const abort = new AbortController();
      // Nobody waits for what is quiet.
      const isShown = request.quiet !== true;
      if (isShown) loading.begin();
      const sending = { signal: abort.signal, mayRepeat };
      const settled = exchange(request, { options, tokens, wire, border }, sending);
      return {
        reply: settled.then((reply) => {
          if (isShown) loading.end(reply);
          // A cancelled request is never answered: anyone who asked has gone.
          return abort.signal.aborted ? new Promise<never>(() => {}) : reply;
        }),
        cancel: () => abort.abort(),
      };
    },
  });
  return {
    ...portThat(true),
    once: portThat(false),
    hasSession: () => tokens.hasAccess(),
    hasFlow: () => tokens.hasFlow(),
    signOut: () => tokens.forget(),
  };
}

// What the bank would say to a call of a flow that nobody began on this page.
const noFlow: BankReply = { kind: 'reply', status: 401, body: { code: 'UNAUTHORISED', type: 'SESSION' } };

type Sending = { signal: AbortSignal; mayRepeat: boolean; isAgain?: true };

async function exchange(request: BankRequest, parts: Parts, sending: Sending): Promise<BankReply> {
  const { options, tokens } = parts;
  const operation = operationOf(options.operations, request.operation);
  const stopped = stopIn(parts, operation);
  if (stopped) return stopped;
  const bearer = tokens.bearerOf(operation);
  const reply = await ask(request, parts, sending);
  if (reply.kind !== 'reply' || sending.signal.aborted) return reply;
  if (reply.status !== 401 || operation.token !== 'bearer' || sending.isAgain)
    return notice(reply, request.operation, parts);
  // Another call may have got the next token meanwhile.
  const isNew = tokens.bearerOf(operation) !== bearer;
  const regained = isNew ? 'taken-up' : await options.regain?.();
  if (regained === 'taken-up') return exchange(request, parts, { ...sending, isAgain: true });
  // What was refused so was not done.
  return regained === 'unreached' ? unsent : notice(reply, request.operation, parts);
}

/** Says what keeps a call from being sent at all. */
function stopIn({ options, tokens }: Parts, operation: Operation): BankReply | undefined {
  if (operation.flow !== undefined && tokens.bearerOf(operation) === undefined) return noFlow;
  // Nobody would know whether it was done; what only reads may find that the browser is wrong.
  return !operation.reads && options.isOnline?.() === false ? unsent : undefined;
}

async function ask(request: BankRequest, parts: Parts, { signal, mayRepeat }: Sending): Promise<BankReply> {
  const { options, tokens, wire } = parts;
  const operation = operationOf(options.operations, request.operation);
  const wording = wordingOf(request, operation, tokens);
  const sources = { client: options.clientInfo, tokens, ...options.session };
  const came = await wire({
    ...wording,
    url: options.baseUrl + operation.path,
    method: operation.method,
    headers: { ...defaultHeaders(request.operation, operation, sources), ...wording.headers },
    isRepeatable: mayRepeat && isRepeatable(operation),
    signal,
  });
  return signal.aborted || came.kind === 'unreachable' ? came : admit(request.operation, came, parts);
}

/** Lets a success in as the contract has it, without the rows that are not; any other one is an answer that nobody can read. */
function admit(operation: string, reply: Reply, { border, options: { listener } }: Parts): BankReply {
  if (reply.status >= 300) return reply;
  const { isWhole, leftOut, misfits } = border(operation, reply.body);
  for (const misfit of misfits) listener?.misfit?.(misfit);
  if (!isWhole) return unreadable;
  return leftOut === 0 ? reply : { ...reply, leftOut };
}

/** Keeps the tokens that a reply brings, and tells anyone who keeps the session what it means for it. */
function notice(reply: Reply, name: string, { tokens, options }: Parts): Reply {
  const { operations, listener = {} } = options;
  const operation = operationOf(operations, name);
  if (reply.status < 400) {
    tokens.learn(operation, reply.body);
    tellAside(reply.body, listener);
  }
  if (operation.token !== 'bearer') return reply;
  const asksForRefresh = Object(reply.body).refreshCardContext === true;
  listener.replied?.({ operation: name, isRead: operation.reads === true, asksForRefresh });
  if (reply.status === 401) listener.unauthorised?.();
  else if (!operation.background) listener.used?.();
  return reply;
}

/** Tells what a reply brings beside its answer. */
function tellAside(body: unknown, { timeline, sealingSecret }: BankListener): void {
  const told = toldTimeline(body);
  if (told) timeline?.(told);
  const secret = sealingSecretIn(body);
  if (secret !== undefined) sealingSecret?.(secret);
}
