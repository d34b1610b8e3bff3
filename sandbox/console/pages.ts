import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { assembleOpenApi, type Contract } from '#schemas/provider';
import { contractPage } from './contract-page.ts';
import { pageHeaders } from './page-headers.ts';

const headers = pageHeaders(["'none'"]);

const files = {
  '/': { file: 'console.html', type: 'text/html; charset=utf-8' },
  '/console.js': { file: 'console.js', type: 'text/javascript; charset=utf-8' },
  '/console.css': { file: 'console.css', type: 'text/css; charset=utf-8' },
} as const;

/** Puts the console's page, its script and style, and the browsable contract on the server, under a strict policy. */
export function routePages(app: FastifyInstance, contract: Contract): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.headers(headers);
  });
  for (const [url, { file, type }] of Object.entries(files)) {
    app.get(url, (_request, reply) =>
      reply.type(type).send(readFileSync(join(import.meta.dirname, 'page', file), 'utf8')),
    );
  }
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(contractPage(contract)));
  app.get('/docs/openapi.json', async () => assembleOpenApi(contract));
}
