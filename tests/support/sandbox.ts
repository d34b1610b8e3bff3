import type { FastifyInstance } from 'fastify';
import { createSandbox, defaultPolicy, type Policy, type SandboxOptions } from '#sandbox';
import { multipartBody } from '#schemas/multipart';
import { operations, type BankError, type BankReplies, type BankRequests, type OperationId } from '#schemas';
import { fakeClock, type FakeClock } from './sandbox-clock.ts';

/** What the bank answered: the reply of the contract, or the error body. */
export type BankAnswer<Id extends OperationId> =
  | { ok: true; status: 200; reply: BankReplies[Id] }
  | { ok: false; status: number; error: BankError; retryAfter: number | null };

/** What goes with a call beside its body. */
export type CallOptions = {
  token?: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
};

/** An open bank, the clock it goes by, and the ways to talk to it in process. */
export type TestBank = {
  /** The server of the bank's calls and of the sites outside it. */
  app: FastifyInstance;
  /** The server of the console; a bank that was opened without one throws. */
  consoleApp: FastifyInstance;
  clock: FakeClock;
  call<Id extends OperationId>(
    id: Id,
    body: BankRequests[Id],
    options?: CallOptions,
  ): Promise<BankAnswer<Id>>;
  /** The newest code sent to a number, or to any number of a holder; null when none was sent. */
  lastCode(to: string): Promise<string | null>;
  console<Reply>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Reply>;
  /** Reports to the bank as a site outside it does. */
  report<Reply>(site: 'idp' | 'loyalty', body: object): Promise<Reply>;
  close(): Promise<void>;
};

/** One request to a bank, in process or over the wire. */
export type Send = (request: {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer<ArrayBuffer>;
}) => Promise<{ status: number; retryAfter: string | null; text: string; file?: Uint8Array }>;

/** The rules of passwords, hashed quickly: slowly, as a bank does, is a sixth of a login, and tests log in some thousand times. */
export const quickPassword = { ...defaultPolicy.password, hash: { memory: 64, passes: 1, parallelism: 1 } };

/** Rules under which tests need not work for what is not their subject, and are answered however busy their machine is. */
export const quickPolicy = {
  password: quickPassword,
  // The task that shows that somebody has worked for it: a sixteenth of what a bank sets.
  onboarding: { ...defaultPolicy.onboarding, captchaBits: defaultPolicy.onboarding.captchaBits - 4 },
  crowd: { ...defaultPolicy.crowd, patienceMs: 300_000 },
} satisfies Partial<Policy>;

// Nor does any of them wait for the refusal of who is held back.
const flood = { ...defaultPolicy.flood, refusalMs: 0 };

/** Opens a bank in memory with its console, a clock that stands still and passwords hashed quickly; other options replace these. */
export async function openTestBank(options: SandboxOptions = {}): Promise<TestBank> {
  const clock = fakeClock();
  const policy = { ...quickPolicy, flood, ...options.policy };
  const sandbox = await createSandbox({ memory: true, console: true, clock, ...options, policy });
  const { app, console: ofConsole } = sandbox;
  await app.ready();
  const consoleApp = (): FastifyInstance => {
    if (ofConsole === undefined) throw new Error('this bank was opened without a console');
    return ofConsole;
  };
  return {
    app,
    get consoleApp() {
      return consoleApp();
    },
    clock,
    ...talkTo(
      (request) => inject(app, request),
      (request) => inject(consoleApp(), request),
    ),
    close: () => sandbox.close(),
  };
}

async function inject(app: FastifyInstance, request: Parameters<Send>[0]): ReturnType<Send> {
  const { statusCode: status, headers, body: text, rawPayload } = await app.inject(request);
  const wait = headers['retry-after'];
  const isJson = headers['content-type']?.includes('json') ?? true;
  return { status, retryAfter: wait ?? null, text, ...(isJson ? {} : { file: rawPayload }) };
}

/** Sends requests over the wire to where a server listens. */
export const sendTo =
  (address: string): Send =>
  async ({ method, url, headers = {}, payload }) => {
    const body = payload === undefined ? {} : { body: payload };
    const reply = await fetch(address + url, { method, headers, ...body });
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text: await reply.text() };
  };

/** The ways to talk to a bank, whatever carries the requests. */
export type BankTalk = Pick<TestBank, 'call' | 'console' | 'report' | 'lastCode'>;

/** Speaks the contract, and to the sites, through `send`; the console’s API through `sendToConsole`. */
export function talkTo(send: Send, sendToConsole: Send): BankTalk {
  const askConsole = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    JSON.parse((await sendToConsole({ method, url: `/sandbox/api/${path}`, ...worded(body) })).text);
  return {
    call: (id, body, options = {}) => callBank(send, { id, body, options }),
    console: askConsole,
    report: async (site, body) =>
      JSON.parse((await send({ method: 'POST', url: `/sandbox/${site}`, ...worded(body) })).text),
    lastCode: async (to) => {
      const sent: { code: string | null }[] = await askConsole('GET', `outbox?to=${encodeURIComponent(to)}`);
      // Notices go to the same numbers and have none.
      return sent.find(({ code }) => code !== null)?.code ?? null;
    },
  };
}

const worded = (body?: object) =>
  body === undefined
    ? {}
    : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };

type Sent<Id extends OperationId> = { id: Id; body: BankRequests[Id]; options: CallOptions };

async function callBank<Id extends OperationId>(
  send: Send,
  { id, body, options }: Sent<Id>,
): Promise<BankAnswer<Id>> {
  const { method, path, content } = operations[id];
  const query = new URLSearchParams(options.query).toString();
  const sent = body === undefined ? null : await wordingOf(content ?? 'json', Object(body));
  const { status, retryAfter, text, file } = await send({
    method,
    url: query === '' ? path : `${path}?${query}`,
    headers: {
      'Macro-Context': '/',
      'Micro-Context': 'test',
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(sent === null ? {} : { 'content-type': sent.type }),
      ...options.headers,
    },
    ...(sent === null ? {} : { payload: sent.payload }),
  });
  // The bank holds its own replies to the contract before it sends them.
  if (status === 200) return { ok: true, status, reply: (file ?? JSON.parse(text)) as BankReplies[Id] };
  const error = JSON.parse(text) as BankError;
  return { ok: false, status, error, retryAfter: retryAfter === null ? null : Number(retryAfter) };
}

/** Writes a body as a call takes it, with its content type. */
export async function wordingOf(
  content: 'json' | 'form' | 'multipart',
  body: object,
): Promise<{ type: string; payload: string | Buffer<ArrayBuffer> }> {
  if (content === 'json') return { type: 'application/json', payload: JSON.stringify(body) };
  const form = 'application/x-www-form-urlencoded';
  if (content === 'form') return { type: form, payload: new URLSearchParams({ ...body }).toString() };
  const parts = new Response(multipartBody(body));
  const type = parts.headers.get('content-type') ?? '';
  return { type, payload: Buffer.from(await parts.arrayBuffer()) };
}

/** Answers where a bank listens, which it starts to do at the first call. */
export async function addressOf({ app }: TestBank): Promise<string> {
  const listening = app.server.address();
  return listening === null || typeof listening === 'string'
    ? app.listen({ port: 0, host: '127.0.0.1' })
    : `http://127.0.0.1:${listening.port}`;
}
