import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BankError } from '#schemas';
import type { Contract } from '#schemas/provider';
import type { SandboxOptions } from '../options.ts';
import { guards } from '../page/headers.ts';
import { failureReply } from './respond.ts';
import type { Service } from './serve-operation.ts';

type Options = {
  contract: Contract;
  service: Pick<Service, 'onFailure'>;
  onAnswer?: SandboxOptions['onAnswer'];
};

/** Refuses what reaches no call: a body that cannot be read, a path or a method that the contract does not have. */
export function guardRequests(app: FastifyInstance, { contract, service, onAnswer }: Options): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return reply.code(status).send(unreadable(status, error));
    const { config, url = '-' } = request.routeOptions;
    const { operationId = url } = Object(config);
    service.onFailure(operationId, error, request.raw);
    const failed = failureReply(error);
    onAnswer?.({ request: request.raw, operationId, code: String(Object(failed.body).code) });
    return reply.code(failed.status).headers(failed.headers).send(failed.body);
  });
  const methods = methodsByPath(contract);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methods.get(request.url.split('?')[0] ?? '');
    return allowed === undefined
      ? reply.code(404).send(noSuchCall)
      : reply.code(405).header('allow', allowed.join(', ')).send(noSuchMethod);
  });
}

/** Puts on every answer the headers that all have, and refuses a request that names no host, as HTTP 1.1 asks. */
export function guardAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(guards);
    if (request.raw.httpVersion === '1.1' && request.raw.headers.host === undefined)
      reply.code(400).header('connection', 'close').send(noHost);
    else done();
  });
}

/** Refuses a path that cannot even be read, before anything is set up for it: it is of no call. */
export function refuseUnreadablePath(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(404).headers(guards).send(noSuchCall);
}

const noHost: BankError = {
  code: 'CONTRACT_VIOLATION',
  type: 'VALIDATION',
  message: 'The request names no host.',
};

const noSuchCall: BankError = {
  code: 'NOT_FOUND',
  type: 'CUSTOM',
  message: 'The bank has no such call.',
};

const noSuchMethod: BankError = {
  code: 'METHOD_NOT_ALLOWED',
  type: 'VALIDATION',
  message: 'The call takes another method; Allow names it.',
};

/** Lists what each path answers to; where a GET is answered, its HEAD is too. */
function methodsByPath({ operations }: Contract): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { method, path, aliases } of operations.values())
    for (const place of [path, ...aliases])
      found.set(place, [...(found.get(place) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])]);
  return found;
}

function unreadable(status: number, error: unknown): BankError {
  const type = 'VALIDATION';
  if (status === 415)
    return { code: 'UNSUPPORTED_MEDIA', type, message: 'The body is of no content type that is taken.' };
  if (status === 413)
    return { code: 'BODY_TOO_LARGE', type, message: 'The body is longer than the bank reads.', pointer: '' };
  const { place = '' } = Object(error);
  return { code: 'CONTRACT_VIOLATION', type, message: `The body cannot be read${place}.`, pointer: '' };
}

function statusOf(error: unknown): number {
  const { statusCode } = Object(error);
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : 500;
}
