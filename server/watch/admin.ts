import fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import { inTime, tryNeeds, type Found, type Need } from './readiness.ts';

type AdminParts = {
  metrics: Metrics;
  needs: readonly Need[];
  /** Says which build is served: by it a process is told from what lies in the folder by now. */
  build?: (() => string) | undefined;
  /** Whether the server was told to stop: what is under way is answered, and nothing new shall come. */
  isStopping: () => boolean;
};

/** Balancers give an answer a second, and a need that is slow must not make a process look as if it were gone. */
const longestMs = 500;

/** What is asked here has no body; none means for ever. */
const longestRequestMs = 10_000;

/**
 * Makes the server of those who look after the portal (RUN-06), on a port of its own: `/healthz` says that the process answers,
 * `/readyz` that it may be sent holders, 503 once it was told to stop, and `/metrics` how it does its work. What it needs and all
 * processes share takes none of them out (decision 0216): of that the body tells, and a figure.
 */
export function createAdmin({ metrics, needs, build, isStopping }: AdminParts): FastifyInstance {
  const admin = fastify({ requestTimeout: longestRequestMs });
  const look = looking(needs);
  admin.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  });
  admin.get('/healthz', async () => ({ healthy: true }));
  admin.get('/readyz', async (_request, reply) =>
    isStopping()
      ? reply.code(503).send({ ready: false, needs: { running: 'failed' } })
      : reply.send({ ready: true, ...(build && { build: build() }), ...(await look()) }),
  );
  admin.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  return admin;
}

/** Tries needs, once at a time however many ask; what is slow to tell is told as it was found last. */
function looking(needs: readonly Need[]): () => Promise<Found> {
  let last: Found = { needs: {} };
  let trying: Promise<Found> | undefined;
  const tryAll = async (): Promise<Found> => {
    last = await tryNeeds(needs);
    trying = undefined;
    return last;
  };
  return () => inTime((trying ??= tryAll()), longestMs).catch(() => last);
}
