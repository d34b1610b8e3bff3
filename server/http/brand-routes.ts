import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { brandedPage, titledPage, type ServedBrand } from '../brand/index.ts';
import { answerNothing } from './request-guard.ts';
import { takesBrotli } from './takes-brotli.ts';

const forEver = 'public, max-age=31536000, immutable';

/**
 * Serves a brand’s files, each under a name that has a hash of what is in it, from memory: what changes in the folder is served from
 * the next start on.
 */
export function serveBrandFiles(portal: FastifyInstance, { files }: ServedBrand): void {
  portal.get('/brand/*', (request, reply) => {
    const [path = ''] = request.url.split('?');
    const file = files.get(path);
    if (file === undefined) return answerNothing(reply);
    reply.type(file.type).header('Cache-Control', forEver);
    if (file.brotli === undefined) return reply.send(file.body);
    reply.header('Vary', 'accept-encoding');
    return takesBrotli(request)
      ? reply.header('Content-Encoding', 'br').send(file.brotli)
      : reply.send(file.body);
  });
}

/** Makes what answers the portal’s page in the bank’s look. */
export function answerBranded(
  brand: ServedBrand,
  folder: string,
  name: string,
): (reply: FastifyReply) => FastifyReply {
  return answerText(brandedPage(readFileSync(join(folder, 'index.html'), 'utf8'), brand, name));
}

/** Makes what answers the page in the portal’s own look. */
export function answerOwnLook(folder: string, name: string): (reply: FastifyReply) => FastifyReply {
  return answerText(titledPage(readFileSync(join(folder, 'index.html'), 'utf8'), name));
}

/** Answers a page as it was at the start, whatever stands in its place by now: it fits the settings and the policy of then. */
function answerText(page: string): (reply: FastifyReply) => FastifyReply {
  const compressed = brotliCompressSync(page);
  return (reply) => {
    reply.headers({ 'Cache-Control': 'no-store', Vary: 'accept-encoding' }).type('text/html; charset=utf-8');
    return takesBrotli(reply.request)
      ? reply.header('Content-Encoding', 'br').send(compressed)
      : reply.send(page);
  };
}
