import Fastify, { type FastifyInstance } from 'fastify';
import { acceptBodies } from './http.ts';
import { refuseBroken, refuseExpectation } from './refuse-broken.ts';
import { guardAnswers, refuseUnreadablePath } from './request-guard.ts';

/** The longest body takes a minute on a line of 400 kbit/s, and such lines stall; Fastify would wait for ever. */
const longestRequestMs = 120_000;

/** Opens a server that reads bodies as the bank does and refuses in the contract's words what cannot be read. */
export function openServer(): FastifyInstance {
  const app = Fastify({
    bodyLimit: 3_000_000,
    requestTimeout: longestRequestMs,
    clientErrorHandler: refuseBroken,
    // Node would refuse what names none with no header at all.
    http: { requireHostHeader: false },
    frameworkErrors: refuseUnreadablePath,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  app.server.on('checkExpectation', refuseExpectation);
  guardAnswers(app);
  acceptBodies(app);
  return app;
}
