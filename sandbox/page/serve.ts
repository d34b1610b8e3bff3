import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from './headers.ts';

const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
} as const;

/** Has every reply carry the strict policy of a page that nobody may frame, but for those with a policy of their own. */
export function guardPages(app: FastifyInstance): void {
  const headers = pageHeaders();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** A file of ours and where it is served. */
export type PageFile = {
  url: string;
  /** Whole path of the file. */
  file: string;
  type: keyof typeof types;
  headers?: Record<string, string>;
  /** Finishes the text before it is sent. */
  finish?: (text: string) => string;
};

/** Serves a file of ours, read anew each time. */
export function servePage(app: FastifyInstance, { url, file, type, headers = {}, finish }: PageFile): void {
  app.get(url, (_request, reply) => {
    const text = readFileSync(file, 'utf8');
    return reply
      .headers(headers)
      .type(types[type])
      .send(finish?.(text) ?? text);
  });
}

/** Serves the style that the console and the sites outside the bank have in common. */
export function serveStyle(app: FastifyInstance): void {
  servePage(app, { url: '/style.css', file: join(import.meta.dirname, 'style.css'), type: 'css' });
}
