import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../page/headers.ts';
import { servePage, serveStyle } from '../page/serve.ts';

const sites = ['idp', 'online-banking', 'loyalty', 'chat'];
const scripts = [...sites, 'received'];
const fileOf = (name: string): string => join(import.meta.dirname, 'pages', name);

/** Serves the pages of the sites: only the chat may be framed, and only by a portal. */
export function routeSitePages(app: FastifyInstance, portals: readonly string[]): void {
  serveStyle(app);
  for (const name of sites) {
    const headers = name === 'chat' ? pageHeaders({ framedBy: ["'self'", ...portals] }) : {};
    servePage(app, { url: `/${name}`, file: fileOf(`${name}.html`), type: 'html', headers });
  }
  // The bank sends the holder to the partner with a reference at the end of the address.
  servePage(app, { url: '/loyalty/:reference', file: fileOf('loyalty.html'), type: 'html' });
  for (const name of scripts) servePage(app, { url: `/${name}.js`, file: fileOf(`${name}.js`), type: 'js' });
}
