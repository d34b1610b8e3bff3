import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { assembleOpenApi, type Contract } from '#schemas/provider';
import { contractPage } from './contract-page.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const files = {
  '/': { file: 'console.html', type: 'text/html; charset=utf-8' },
  '/console.js': { file: 'console.js', type: 'text/javascript; charset=utf-8' },
  '/idp': { file: 'idp.html', type: 'text/html; charset=utf-8' },
  '/idp.js': { file: 'idp.js', type: 'text/javascript; charset=utf-8' },
  '/console.css': { file: 'console.css', type: 'text/css; charset=utf-8' },
} as const;

/** Puts the console's page, its script and style, and the browsable contract on the server, under a strict policy. */
export function routePages(app: FastifyInstance, contract: Contract): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
  for (const [url, { file, type }] of Object.entries(files)) {
    app.get(url, (_request, reply) =>
      reply.type(type).send(readFileSync(join(import.meta.dirname, 'page', file), 'utf8')),
    );
  }
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(contractPage(contract)));
  app.get('/docs/openapi.json', async () => assembleOpenApi(contract));
}
