import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Languages } from './read-languages.ts';

/** Returns the paths at which the texts of languages are served. */
export const languageFiles = (languages: Languages): string[] => [...languages.keys()].map(pathOf);

const pathOf = (language: string): string => `/texts/${language}.json`;

/** Serves the texts of each language as one file, which a page asks for anew each time and gets once until it changes. */
export function serveLanguages(portal: FastifyInstance, languages: Languages): void {
  for (const [language, texts] of languages) {
    const etag = `"${createHash('sha256').update(texts).digest('base64url').slice(0, 16)}"`;
    const compressed = gzipSync(texts);
    portal.get(pathOf(language), (request, reply) => {
      const { 'if-none-match': known, 'accept-encoding': accepted = '' } = request.headers;
      reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' });
      if (known === etag) return reply.code(304).send();
      reply.type('application/json; charset=utf-8');
      if (!accepted.includes('gzip')) return reply.send(texts);
      return reply.header('Content-Encoding', 'gzip').send(compressed);
    });
  }
}
