import Fastify, { type FastifyInstance } from 'fastify';
import { acceptBodies } from './http.ts';
import { refuseBroken } from './refuse-broken.ts';
import { refuseUnreadablePath } from './refuse-strangers.ts';

/** Opens a server that reads bodies as the bank does and refuses in the contract's words what cannot be read. */
export function openServer(): FastifyInstance {
  const app = Fastify({
    bodyLimit: 3_000_000,
    clientErrorHandler: refuseBroken,
    frameworkErrors: refuseUnreadablePath,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  acceptBodies(app);
  return app;
}
