import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { assembleOpenApi, type Contract } from '#schemas/provider';
import { guardPages, servePage, serveStyle } from '../page/serve.ts';
import { contractPage } from './contract-page.ts';

const fileOf = (name: string): string => join(import.meta.dirname, 'page', name);

/** Serves the console's page, which leads to the portal, its script and style, and the browsable contract. */
export function routePages(app: FastifyInstance, contract: Contract, portal: () => string): void {
  guardPages(app);
  serveStyle(app);
  servePage(app, {
    url: '/',
    file: fileOf('console.html'),
    type: 'html',
    finish: (text) => text.replaceAll('{portal}', () => encodeURI(portal())),
  });
  servePage(app, {
    url: '/phone',
    file: fileOf('phone.html'),
    type: 'html',
    finish: (text) => text.replaceAll('{portal}', () => encodeURI(portal())),
  });
  servePage(app, { url: '/phone.js', file: fileOf('phone.js'), type: 'js' });
  servePage(app, { url: '/console.js', file: fileOf('console.js'), type: 'js' });
  servePage(app, {
    url: '/docs',
    file: fileOf('docs.html'),
    type: 'html',
    finish: (text) => contractPage(contract, text),
  });
  app.get('/docs/openapi.json', async () => assembleOpenApi(contract));
}
