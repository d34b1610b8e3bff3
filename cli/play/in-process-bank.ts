import type { BankPort, BankReply, BankRequest } from '#engine';
import { operations, type OperationId } from '#schemas';
import { multipartBody } from '#schemas/multipart';
import { createSandbox, systemClock } from '#sandbox';

/** A message that the bank sent to a phone. */
export type SentMessage = { id: number | string; to: string; text: string; code: string | null };

/** The bank in this process, with the tokens of one holder. */
export type InProcessBank = {
  port: BankPort;
  ask(request: BankRequest): Promise<BankReply>;
  /** Lists what the bank sent, to a number new or old, newest first. */
  outbox(): Promise<readonly SentMessage[]>;
  /** Names the demo accounts. */
  accounts(): Promise<readonly { username: string; password: string; shows: string }[]>;
  /** Tells the time by its clock, in epoch milliseconds. */
  now(): number;
  close(): Promise<void>;
};

type Tokens = { prelogin?: string; access?: string };

/** Opens a bank in memory; nothing of it is kept. */
export async function openInProcessBank(): Promise<InProcessBank> {
  const sandbox = await createSandbox({ memory: true, console: true });
  const { app, console: ofConsole } = sandbox;
  const tokens: Tokens = {};
  const read = async <Reply>(path: string): Promise<Reply> => {
    const reply = await ofConsole.inject({ method: 'GET', url: `/sandbox/api/${path}` });
    return reply.json<Reply>();
  };
  const ask = async (request: BankRequest): Promise<BankReply> => {
    const reply = await app.inject(wordingOf(request, tokens));
    const body: unknown = reply.payload === '' ? null : JSON.parse(reply.payload);
    learn(tokens, body);
    const retryAfter = Number(reply.headers['retry-after'] ?? 0);
    return { kind: 'reply', status: reply.statusCode, body, ...(retryAfter > 0 && { retryAfter }) };
  };
  return {
    ask,
    port: { send: (request) => ({ reply: ask(request), cancel: () => undefined }) },
    outbox: () => read('outbox'),
    accounts: () => read('accounts'),
    now: () => systemClock.now(),
    close: () => sandbox.close(),
  };
}

function wordingOf(request: BankRequest, tokens: Tokens) {
  // A journey that names an operation outside the contract does not compile.
  const operation = operations[request.operation as OperationId];
  const bearer = operation.token === 'prelogin' ? tokens.prelogin : tokens.access;
  const body: object = Object(request.body ?? {});
  return {
    method: operation.method,
    url: operation.path,
    query: texts(request.query ?? {}),
    headers: {
      'Macro-Context': '/',
      'Micro-Context': request.operation,
      ...(bearer !== undefined && operation.token !== 'anonymous' && { authorization: `Bearer ${bearer}` }),
      ...(operation.content === 'form' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...request.headers,
    },
    ...(operation.content !== null && { payload: payloadOf(operation.content, body) }),
  };
}

function payloadOf(content: 'json' | 'form' | 'multipart', body: object): string | object {
  if (content === 'form') return new URLSearchParams(texts(body)).toString();
  return content === 'multipart' ? multipartBody(body) : body;
}

function texts(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** Keeps the tokens that a reply brings: no journey sees them. */
function learn(tokens: Tokens, body: unknown): void {
  const take = (field: string, kind: keyof Tokens): void => {
    const token: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
    if (typeof token === 'string') tokens[kind] = token;
  };
  take('jwt', 'prelogin');
  take('access_token', 'access');
  take('clientAccessToken', 'access');
}
