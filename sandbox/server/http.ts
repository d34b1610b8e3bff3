import type { FastifyInstance } from 'fastify';
import { readJson } from './read-json.ts';

/** How a body was written; a call takes only the one that the contract says. */
export type Media = 'json' | 'form' | 'multipart';

const formType = 'application/x-www-form-urlencoded';

/** Reads JSON and forms in UTF-8; a body of any other sort is refused before anything looks at it (S-47). */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // What says that it is packed is not unpacked, and not taken for what it is not either.
  app.addHook('preParsing', async ({ headers }) => {
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw Object.assign(new Error('BODY_PACKED'), { statusCode: 415 });
  });
  const accept = (type: string, read: (text: string) => unknown) =>
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (request, bytes, done) => {
      const charset = charsetOf(request.headers['content-type']);
      if (charset !== 'utf-8')
        return done(Object.assign(new Error('BODY_OF_OTHER_CHARSET'), { statusCode: 415 }));
      try {
        return done(null, read(decodeUtf8(Buffer.from(bytes))));
      } catch (cause) {
        const place = placeIn(String(cause));
        return done(Object.assign(new Error('BODY_UNREADABLE'), { statusCode: 400, place }));
      }
    });
  accept('application/json', (text) => (text === '' ? undefined : readJson(text)));
  accept(formType, readForm);
}

/**
 * Decodes UTF-8.
 *
 * @throws {TypeError} when the bytes are none.
 */
export const decodeUtf8 = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

const charsetOf = (contentType = ''): string =>
  (/;\s*charset\s*=\s*"?([^\s";]*)/i.exec(contentType)?.[1] ?? 'utf-8').toLowerCase();

/** Reads the fields of a form; of one that is sent more than once a list, which no call takes. */
function readForm(text: string): Record<string, string | string[]> {
  const fields = new Map<string, string[]>();
  for (const pair of text.split('&').filter((one) => one !== '')) {
    const [name = '', ...value] = pair
      .split('=')
      .map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    fields.set(name, [...(fields.get(name) ?? []), value.join('=')]);
  }
  return Object.fromEntries(
    [...fields].map(([name, [first = '', ...more]]) => [name, more.length === 0 ? first : [first, ...more]]),
  );
}

/** Takes out of the parser’s words where it stopped, if they say so, and nothing of the body that they quote. */
function placeIn(told: string): string {
  const [, line, column] = /\(line (\d+) column (\d+)\)$/.exec(told) ?? [];
  return line === undefined ? '' : ` at line ${line}, column ${column}`;
}

/** Tells how a body was written, from its content type; null when there is none. */
export function mediaOf(contentType: string | undefined): Media | null {
  if (contentType === undefined) return null;
  if (contentType.startsWith(formType)) return 'form';
  return contentType.startsWith('multipart/form-data') ? 'multipart' : 'json';
}

/** Returns browsers of portals on other hosts: only those on the list, never by repeating what they sent (S-48). */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    const allowed = origins.find((known) => known === origin);
    if (allowed === undefined) return;
    reply.headers({
      'access-control-allow-origin': allowed,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after, idempotent-replayed',
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
