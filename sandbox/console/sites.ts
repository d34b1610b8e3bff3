import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from './page-headers.ts';

const sites = ['idp', 'online-banking', 'loyalty', 'chat'];
const scripts = [...sites, 'received'];

/**
 * Puts the small sites on the server that stand for what lies outside the bank: the identity provider, online banking,
 * the loyalty partner and the chat. Only the chat may be framed, and only by a portal.
 */
export function routeSites(app: FastifyInstance, portals: readonly string[]): void {
  for (const name of sites) {
    const framed = name === 'chat' ? pageHeaders(["'self'", ...portals]) : {};
    app.get(`/${name}`, (_request, reply) =>
      reply
        .headers(framed)
        .type('text/html; charset=utf-8')
        .send(read(`${name}.html`)),
    );
  }
  for (const name of scripts) {
    app.get(`/${name}.js`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(read(`${name}.js`)),
    );
  }
}

const read = (file: string): string => readFileSync(join(import.meta.dirname, 'sites', file), 'utf8');
