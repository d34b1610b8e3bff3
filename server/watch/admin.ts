import fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import { tryNeeds, type Need } from './readiness.ts';

type AdminParts = {
  metrics: Metrics;
  needs: readonly Need[];
  /** Whether the server was told to stop: what is under way is answered, and nothing new shall come. */
  isStopping: () => boolean;
};

/**
 * Makes the server of those who look after the portal (RUN-06), on a port of its own: `/healthz` says that the process answers,
 * `/readyz` that it can do its work, 503 while it cannot, and `/metrics` how it does it.
 */
export function createAdmin({ metrics, needs, isStopping }: AdminParts): FastifyInstance {
  const admin = fastify();
  admin.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  });
  admin.get('/healthz', async () => ({ healthy: true }));
  admin.get('/readyz', async (_request, reply) => {
    const found = isStopping() ? { ready: false, needs: { running: 'failed' } } : await tryNeeds(needs);
    return reply.code(found.ready ? 200 : 503).send(found);
  });
  admin.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  return admin;
}
