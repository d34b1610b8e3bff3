import type { FastifyInstance } from 'fastify';

/** An event of a portal, as it came: what happened and when. */
export type PortalEvent = { name: string; at: string };

/** How many are kept in memory; the oldest go first. */
const kept = 200;

const eventSchema = {
  type: 'object',
  required: ['name', 'at'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 120 },
    at: { type: 'string', maxLength: 40 },
  },
} as const;

/** Takes what portals record, as a bank's endpoint for analytics would, and shows it newest first. */
export function routeEvents(app: FastifyInstance): void {
  let events: PortalEvent[] = [];
  app.post<{ Body: PortalEvent }>(
    '/api/events',
    { schema: { body: eventSchema } },
    async ({ body }, reply) => {
      events = [body, ...events].slice(0, kept);
      return reply.code(204).send();
    },
  );
  app.get('/api/events', async () => events);
}
