import type { FastifyInstance } from 'fastify';
import { openServer } from '../server/open-server.ts';
import { guardRequests } from '../server/request-guard.ts';
import type { Service } from '../server/serve-operation.ts';
import { isLocal } from './access.ts';
import { routeConsole, type ConsoleParts } from './routes.ts';

/** Opens the console's own server, which answers this machine alone (S-61). */
export function openConsole(parts: ConsoleParts, service: Pick<Service, 'onFailure'>): FastifyInstance {
  const app = openServer();
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) await reply.code(404).send({ code: 'NOT_FOUND' });
  });
  // No call of the contract is answered here.
  guardRequests(app, { contract: { ...parts.contract, operations: new Map() }, service });
  routeConsole(app, parts);
  return app;
}
