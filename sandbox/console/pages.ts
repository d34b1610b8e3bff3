import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageHeaders } from '../page/headers.ts';
import { guardPages, serveStyle } from '../page/serve.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the console’s pages as they were built into a folder. */
export function routePages(app: FastifyInstance, folder: string | undefined): void {
  guardPages(app);
  serveStyle(app);
  if (folder === undefined) return;
  // Read anew each time: a start opens the bank before it builds what is stale.
  app.get('/', (_request, reply) => sendPage(reply, folder, 'index.html'));
  app.get('/phone', (_request, reply) => sendPage(reply, folder, 'phone.html'));
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    sendAsset(reply, join(folder, 'assets'), name),
  );
}

function sendPage(reply: FastifyReply, folder: string, name: string): FastifyReply {
  const file = join(folder, name);
  if (!existsSync(file)) return reply.code(404).send({ code: 'CONSOLE_NOT_BUILT' });
  return reply
    .headers(pageHeaders({ ownParts: true, styleHashes: styleHashesIn(folder) }))
    .type('text/html; charset=utf-8')
    .send(readFileSync(file, 'utf8'));
}

/** Sends what was built; a name of anything else leads nowhere, wherever it points to. */
function sendAsset(reply: FastifyReply, assets: string, name: string): FastifyReply {
  const type = types[extname(name)];
  if (type === undefined || !existsSync(assets) || !readdirSync(assets).includes(name))
    return reply.code(404).send({ code: 'NOT_FOUND' });
  return reply
    .header('cache-control', 'private, max-age=31536000, immutable')
    .type(type)
    .send(readFileSync(join(assets, name)));
}

/** Reads the hashes of what the build’s scripts put into style tags. */
function styleHashesIn(folder: string): readonly string[] {
  const { styleHashes } = Object(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')));
  return Array.isArray(styleHashes) ? styleHashes.map(String) : [];
}
