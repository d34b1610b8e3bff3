import type { FastifyInstance } from 'fastify';

/** An event of a portal, as it came: what happened and when. */
export type PortalEvent = { name: string; at: string; release?: string; route?: string; area?: string };

/** What portals have recorded, newest first. */
export type Events = { list(): readonly PortalEvent[]; add(event: PortalEvent): void };

/** How many are kept in memory; the oldest go first. */
const kept = 200;

const eventSchema = {
  type: 'object',
  required: ['name', 'at'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 120 },
    at: { type: 'string', maxLength: 40 },
    release: { type: 'string', maxLength: 40 },
    route: { type: 'string', maxLength: 120 },
    area: { type: 'string', maxLength: 40 },
  },
} as const;

/** Makes an empty list of events. */
export function createEvents(): Events {
  let events: readonly PortalEvent[] = [];
  return {
    list: () => events,
    add: (event) => {
      events = [event, ...events].slice(0, kept);
    },
  };
}

/** Takes what portals record, as a bank's endpoint for analytics would. */
export function routeEvents(app: FastifyInstance, events: Events): void {
  app.post<{ Body: PortalEvent }>('/events', { schema: { body: eventSchema } }, async ({ body }, reply) => {
    events.add(body);
    return reply.code(204).send();
  });
}
