import type { FastifyInstance } from 'fastify';

/** How a body was written; a call takes only the one that the contract says. */
export type Media = 'json' | 'form' | 'multipart';

const formType = 'application/x-www-form-urlencoded';

/** Reads JSON and forms; a body of any other sort is refused before anything looks at it (S-47). */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null);
    try {
      const value: unknown = JSON.parse(String(text));
      return done(null, value);
    } catch {
      return done(Object.assign(new Error('BODY_UNREADABLE'), { statusCode: 400 }));
    }
  });
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
}

/** Tells how a body was written, from its content type; null when there is none. */
export function mediaOf(contentType: string | undefined): Media | null {
  if (contentType === undefined) return null;
  if (contentType.startsWith(formType)) return 'form';
  return contentType.startsWith('multipart/form-data') ? 'multipart' : 'json';
}

/** Answers browsers of portals on other hosts: only those on the list, never by repeating what they sent (S-48). */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    const allowed = origins.find((known) => known === origin);
    if (allowed === undefined) return;
    reply.headers({
      'access-control-allow-origin': allowed,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after',
      vary: 'Origin',
    });
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    });
    await reply.code(204).send();
  });
}
