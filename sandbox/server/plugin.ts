import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '#schemas';
import type { Contract, ContractOperation } from '#schemas/provider';
import type { Fault } from '../faults/faults.ts';
import type { StoredSession } from '../security/sessions.ts';
import { handlers } from '../services/handlers.ts';
import { bearerOf, type AnyHandler } from './answer.ts';
import { mediaOf } from './http.ts';
import { injectFault } from './inject-fault.ts';
import type { Journal } from './journal.ts';
import type { Outgoing } from './respond.ts';
import { serveOperation, type RawRequest, type Service } from './serve-operation.ts';
import { acceptUploads, type Upload } from './uploads.ts';

/** What a request meets at the bank: the time, and a fault that the console has asked for. */
export type Arrival = { now: number; fault: Fault | null; session: StoredSession | null };

type Options = {
  contract: Contract;
  service: Service;
  arrive: (operation: ContractOperation, token: string) => Promise<Arrival>;
  /** Absent when there is no console to show it. */
  journal: Journal | null;
};

/** Puts every path of the contract, aliases included, on the server; only those that take files read a body in parts. */
export function routeContract(app: FastifyInstance, options: Options): void {
  const operations = [...options.contract.operations.values()];
  for (const operation of operations.filter((one) => !takesFiles(one))) route(app, options, operation);
  void app.register(async (uploads) => {
    acceptUploads(uploads, options.service.bank.policy.helpDesk.maxAttachmentBytes);
    for (const operation of operations.filter(takesFiles)) route(uploads, options, operation);
  });
  app.setErrorHandler((error, _request, reply) => {
    const status = statusOf(error);
    const isMedia = status === 415;
    const code = isMedia ? 'UNSUPPORTED_MEDIA' : status < 500 ? 'CONTRACT_VIOLATION' : 'INTERNAL_ERROR';
    const type = status < 500 ? 'VALIDATION' : 'UNAVAILABLE';
    if (status >= 500) options.service.onFailure('-', error);
    return reply.code(status).send({ code, type, message: 'The request could not be read.' });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', type: 'CUSTOM', message: 'The bank has no such call.' }),
  );
}

const takesFiles = ({ content }: ContractOperation): boolean => content === 'multipart';

function route(app: FastifyInstance, options: Options, operation: ContractOperation): void {
  for (const url of [operation.path, ...operation.aliases]) {
    app.route({
      method: operation.method,
      url,
      handler: (request, reply) => handle(options, { operation, request, reply }),
    });
  }
}

type Exchange = { operation: ContractOperation; request: FastifyRequest; reply: FastifyReply };

async function handle({ service, arrive, journal }: Options, exchange: Exchange): Promise<FastifyReply> {
  const { operation, request, reply } = exchange;
  const started = performance.now();
  const raw = rawRequest(request);
  const { now, fault, session } = await arrive(operation, bearerOf(request.headers.authorization));
  const spoil = async (after: boolean) =>
    fault === null || (fault.after ?? false) !== after ? null : injectFault(fault, exchange);
  const instead = await spoil(false);
  if (instead === 'gone') return reply;
  // The contract names every operation and the compiler holds handlers to its names.
  const handler = handlers[operation.id as OperationId] as AnyHandler;
  const served =
    instead ?? (await serveOperation(service, operation, { request: raw, handler, now, session }));
  const lost = await spoil(true);
  if (lost === 'gone') return reply;
  const outgoing = lost ?? served;
  const { code } = Object(outgoing.body);
  journal?.add({
    at: new Date(now).toISOString(),
    operationId: operation.id,
    method: operation.method,
    path: operation.path,
    status: outgoing.status,
    code: typeof code === 'string' ? code : '',
    ms: Math.round((performance.now() - started) * 10) / 10,
    headers: definedOnly(raw.headers),
    body: raw.body ?? null,
  });
  return write(reply, operation, outgoing);
}

function write(reply: FastifyReply, operation: ContractOperation, outgoing: Outgoing): FastifyReply {
  const { status, body, headers } = outgoing;
  const isFile = body instanceof Uint8Array;
  const kind = isFile
    ? { 'content-type': operation.media, 'content-disposition': 'attachment' }
    : { 'content-type': 'application/json; charset=utf-8' };
  // What was too long to be read to its end may still be on the line, where no other request must meet it.
  if (status === 413) reply.header('connection', 'close');
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...kind, ...headers });
  return reply.send(isFile || typeof body === 'string' ? body : JSON.stringify(body));
}

function rawRequest(request: FastifyRequest): RawRequest {
  const headers = Object.entries(request.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  const media = mediaOf(request.headers['content-type']);
  // Where a body in parts is read at all, it is read by acceptUploads.
  const upload = media === 'multipart' ? (request.body as Upload) : { body: request.body, unread: null };
  return {
    headers: Object.fromEntries(headers),
    query: { ...Object(request.query) },
    ...upload,
    media,
    address: request.ip,
  };
}

const definedOnly = (headers: RawRequest['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])));

function statusOf(error: unknown): number {
  const { statusCode } = Object(error);
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : 500;
}
