import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '#schemas';
import type { Contract, ContractOperation } from '#schemas/provider';
import { bankNow } from '../clock.ts';
import type { SandboxOptions } from '../options.ts';
import { handlers } from '../services/handlers.ts';
import { addToReply } from './add-to-reply.ts';
import { bearerOf } from './admit.ts';
import type { Arrive } from './arrive.ts';
import { mediaOf } from './http.ts';
import { injectFault } from './inject-fault.ts';
import type { Journal } from './journal.ts';
import { guardRequests } from './request-guard.ts';
import { unavailableFor, type Outgoing } from './respond.ts';
import type { AnyHandler } from './run-checked.ts';
import { whoseRequest } from '../security/sessions/whose-request.ts';
import { refuseRequest, serveOperation, type RawRequest, type Service } from './serve-operation.ts';
import { acceptUploads, type Upload } from './uploads.ts';

type Options = {
  contract: Contract;
  service: Service;
  arrive: Arrive;
  /** Absent when there is no console to show it. */
  journal: Journal | null;
  onAnswer: SandboxOptions['onAnswer'];
};

/** Puts every path of the contract, aliases included, on the server; only those that take files read a body in parts. */
export function routeContract(app: FastifyInstance, options: Options): void {
  const operations = [...options.contract.operations.values()];
  for (const operation of operations.filter((one) => !takesFiles(one))) route(app, options, operation);
  void app.register(async (uploads) => {
    acceptUploads(uploads, options.service.bank.policy.helpDesk.maxAttachmentBytes);
    for (const operation of operations.filter(takesFiles)) route(uploads, options, operation);
  });
  guardRequests(app, options);
}

const takesFiles = ({ content }: ContractOperation): boolean => content === 'multipart';

function route(app: FastifyInstance, options: Options, operation: ContractOperation): void {
  for (const url of [operation.path, ...operation.aliases]) {
    app.route({
      method: operation.method,
      url,
      config: { operationId: operation.id },
      handler: (request, reply) => handleInTurn(options, { operation, request, reply }),
    });
  }
}

type Exchange = { operation: ContractOperation; request: FastifyRequest; reply: FastifyReply };

/** Handles a call once it is its turn; tells it to come back where that would be late (RUN-12). */
async function handleInTurn(options: Options, exchange: Exchange): Promise<FastifyReply> {
  const { operation, request, reply } = exchange;
  const handler = handlerOf(operation);
  // Slow hashes have turns of their own, and nobody shall wait behind them.
  if (handler.hash !== undefined || handler.ownTransactions === true) return handle(options, exchange);
  const { service, onAnswer } = options;
  const handled = await service.crowd(() => handle(options, exchange));
  if (handled !== null) return handled;
  onAnswer?.({ request: request.raw, operationId: operation.id, code: 'SERVICE_UNAVAILABLE' });
  return write(reply, unavailableFor(service.bank.policy.crowd.retryMs));
}

// The contract names every operation and the compiler holds handlers to its names.
const handlerOf = ({ id }: ContractOperation) => handlers[id as OperationId] as AnyHandler;

async function handle(
  { service, arrive, journal, onAnswer }: Options,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { operation, request, reply } = exchange;
  const started = performance.now();
  const raw = rawRequest(request);
  const told: Service = {
    ...service,
    onFailure: (id, error) => service.onFailure(id, error, request.raw),
  };
  const handler = handlerOf(operation);
  const refused = refuseRequest(service, operation, raw);
  const along = refused === null ? handler.along?.(raw.body) : undefined;
  const arrival = await arrive({ operation, token: bearerOf(request.headers.authorization), along });
  const { time, fault, session } = arrival;
  const at = new Date(bankNow(time)).toISOString();
  const spoil = async (after: boolean) =>
    fault === null || (fault.after ?? false) !== after ? null : injectFault(fault, exchange);
  const instead = await spoil(false);
  if (instead === 'gone') return reply;
  const served =
    instead ?? (await serveOperation(told, operation, { request: raw, refused, handler, time, session }));
  const lost = await spoil(true);
  if (lost === 'gone') return reply;
  const outgoing = lost ?? (await addToReply(served, () => arrival.addition()));
  const { code: said } = Object(outgoing.body);
  const code = outgoing.status !== 200 && typeof said === 'string' ? said : '';
  onAnswer?.({ request: request.raw, operationId: operation.id, code });
  journal?.add({
    at,
    userId: await whoseRequest(service.db, arrival.userId, raw.body),
    operationId: operation.id,
    method: operation.method,
    path: operation.path,
    status: outgoing.status,
    code,
    ms: Math.round((performance.now() - started) * 10) / 10,
    headers: raw.headers,
    body: raw.body ?? null,
  });
  return write(reply, outgoing);
}

function write(reply: FastifyReply, { status, body, headers }: Outgoing): FastifyReply {
  const isFile = body instanceof Uint8Array;
  const kind = isFile ? {} : { 'content-type': 'application/json; charset=utf-8' };
  // What was too long to be read to its end may still be on the line, where no other request must meet it.
  if (status === 413) reply.header('connection', 'close');
  reply.code(status).headers({ ...kind, ...headers });
  return reply.send(isFile || typeof body === 'string' ? body : JSON.stringify(body));
}

function rawRequest(request: FastifyRequest): RawRequest {
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers))
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  const media = mediaOf(request.headers['content-type']);
  // Where a body in parts is read at all, it is read by acceptUploads.
  const upload = media === 'multipart' ? (request.body as Upload) : { body: request.body, unread: null };
  return {
    headers,
    repeated: repeatedIn(request.raw.rawHeaders),
    query: { ...Object(request.query) },
    ...upload,
    media,
    address: request.ip,
  };
}

/** Node keeps only one of some headers that come twice, and joins others: what came is in the raw list, name by value. */
function repeatedIn(raw: readonly string[]): ReadonlySet<string> {
  const names = raw.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return new Set(names.filter((name, index) => names.indexOf(name) < index));
}
