import type { FastifyInstance } from 'fastify';

/** A part of a page that broke off in a browser, by the code that the holder was shown. */
export type Crash = { crash: string; release: string; route: string; area: string };

type PortalEvent = { name: string; release?: string; route?: string; area?: string };

const eventSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 120 },
    release: { type: 'string', pattern: String.raw`^[\w.+-]{0,40}$` },
    // Patterns of the portal’s own routes: more digits than a name has would be somebody’s.
    route: { type: 'string', pattern: String.raw`^(?!.*\d{4})[\w/:*?-]*$`, maxLength: 120 },
    area: { type: 'string', pattern: '^[a-zA-Z-]{0,40}$' },
  },
} as const;

/** The form of a crash code, which holds no digit: nothing else of an event is kept, no matter who sends it. */
const crashName = /^crash ([B-DF-HJ-NP-TV]{4}-[B-DF-HJ-NP-TV]{4})$/;

/**
 * Takes what browsers record where the settings have `analytics.endpoint` at `/events` (RUN-06): crashes are counted and logged, so
 * that a code that a holder reads out is found; everything else is forgotten.
 */
export function takeEvents(portal: FastifyInstance, crashed?: (crash: Crash) => void): void {
  const route = { schema: { body: eventSchema }, bodyLimit: 2048 };
  portal.post<{ Body: PortalEvent }>('/events', route, async ({ body }, reply) => {
    const { name, release = '', route: at = '', area = '' } = body;
    const [, crash] = crashName.exec(name) ?? [];
    if (crash !== undefined) crashed?.({ crash, release, route: at, area });
    return reply.code(204).send();
  });
}
