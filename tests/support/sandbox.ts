import type { FastifyInstance } from 'fastify';
import { createSandbox, type SandboxOptions } from '#sandbox';
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
  app: FastifyInstance;
  clock: FakeClock;
  call<Id extends OperationId>(
    id: Id,
    body: BankRequests[Id],
    options?: CallOptions,
  ): Promise<BankAnswer<Id>>;
  /** The newest code sent to a number, or to any number of a holder; null when none was sent. */
  lastCode(to: string): Promise<string | null>;
  console<Reply>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Reply>;
  close(): Promise<void>;
};

/** Opens a bank in memory with its console and a clock that stands still; other options replace these. */
export async function openTestBank(options: SandboxOptions = {}): Promise<TestBank> {
  const clock = fakeClock();
  const app = await createSandbox({ memory: true, console: true, clock, ...options });
  await app.ready();
  const talk = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    app.inject({ method, url, ...(body === undefined ? {} : { payload: body }) });
  return {
    app,
    clock,
    call: (id, body, callOptions = {}) => callBank(app, { id, body, options: callOptions }),
    console: async (method, path, body) => (await talk(method, `/sandbox/api/${path}`, body)).json(),
    lastCode: async (to) => {
      const sent = await talk('GET', `/sandbox/api/outbox?to=${encodeURIComponent(to)}`);
      return sent.json<{ code: string | null }[]>()[0]?.code ?? null;
    },
    close: async () => {
      await app.close();
    },
  };
}

type Sent<Id extends OperationId> = { id: Id; body: BankRequests[Id]; options: CallOptions };

async function callBank<Id extends OperationId>(
  app: FastifyInstance,
  { id, body, options }: Sent<Id>,
): Promise<BankAnswer<Id>> {
  const { method, path, content } = operations[id];
  const isForm = content === 'form';
  const reply = await app.inject({
    method,
    url: path,
    query: options.query ?? {},
    headers: {
      'Macro-Context': '/',
      'Micro-Context': 'test',
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...options.headers,
    },
    ...(body === undefined ? {} : { payload: isForm ? new URLSearchParams(Object(body)).toString() : body }),
  });
  const { statusCode: status } = reply;
  if (status === 200) return { ok: true, status, reply: reply.json<BankReplies[Id]>() };
  const wait = reply.headers['retry-after'];
  const retryAfter = wait === undefined ? null : Number(wait);
  return { ok: false, status, error: reply.json<BankError>(), retryAfter };
}
