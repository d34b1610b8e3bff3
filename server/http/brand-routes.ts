import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandedPage, titledPage, type ServedBrand } from '../brand/index.ts';
import { answerNothing } from './request-guard.ts';

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

/** Makes what answers the page in the portal’s own look; as it was built, compressed, unless the bank has another name. */
export function answerOwnLook(folder: string, name: string): (reply: FastifyReply) => FastifyReply {
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const page = titledPage(built, name);
  return page === built ? (reply) => reply.sendFile('index.html') : answerText(page);
}

const answerText =
  (page: string) =>
  (reply: FastifyReply): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(page);

const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /(?:^|[\s,])br(?:\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|\s*(?:,|$))/.test(headers['accept-encoding'] ?? '');
