import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { assembleOpenApi, type Contract } from '#schemas/provider';
import type { Database } from '../db/database.ts';
import { servePage } from '../page/serve.ts';
import { openAccount } from '../seed/open-account.ts';
import { openSession } from '../security/sessions/sessions.ts';
import type { MovableClock } from './clock-setting.ts';

/** The bank that calls are tried at. */
export type TriedBank = Pick<FastifyInstance, 'inject'>;

/** What the contract’s viewer needs of the bank. */
export type ViewerParts = {
  contract: Contract;
  db: Database;
  clock: MovableClock;
  /** Its calls, which are answered at another port. */
  bank: TriedBank;
  demoPasswordHash: string;
  /** Folder of what the build wrote, the viewer among it; undefined where there is none. */
  page: string | undefined;
};

const demoAccount = 'standard+contract@percorso.test';

// Scalar writes styles as it goes, and fills elements with HTML, which no page of ours may do (docs/adr/0168).
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (name: string) => join(import.meta.dirname, 'page', name);

/** Serves the contract as one document, in a viewer by which its calls can be tried as a demo account (RUN-14). */
export function routeContractViewer(app: FastifyInstance, parts: ViewerParts): void {
  servePage(app, {
    url: '/docs',
    file: page('docs.html'),
    type: 'html',
    headers: { 'content-security-policy': policy },
  });
  servePage(app, { url: '/docs/begin.js', file: page('docs.js'), type: 'js' });
  app.get('/docs/openapi.json', async () => assembleOpenApi(parts.contract));
  app.get('/docs/viewer.js', (_request, reply) => {
    const file = join(parts.page ?? '', 'contract-viewer.js');
    if (parts.page === undefined || !existsSync(file))
      return reply.code(404).send({ code: 'CONSOLE_NOT_BUILT' });
    return reply.type('text/javascript; charset=utf-8').send(readFileSync(file));
  });
  app.post('/docs/token', async () => ({ token: await demoToken(parts) }));
  void app.register(async (tried) => handOn(tried, parts.bank));
}

/** Opens a session of the viewer’s own demo account, past the login: its code would be the console’s to read. */
async function demoToken({ db, clock, demoPasswordHash: passwordHash }: ViewerParts): Promise<string> {
  const now = await clock.now(db);
  const { id: userId } = await openAccount(db, { username: demoAccount, passwordHash, now });
  return openSession(db, { userId, now, stage: 'full' });
}

/** Hands calls that are tried on to the bank, byte by byte. */
function handOn(app: FastifyInstance, bank: TriedBank): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'],
    url: '/docs/bank/*',
    handler: async (request, reply) => {
      const { 'content-length': _length, ...headers } = request.headers;
      const [, search = ''] = request.url.split('?');
      const answer = await bank.inject({
        method: request.method,
        url: `/${request.params['*']}${search === '' ? '' : `?${search}`}`,
        headers,
        ...(Buffer.isBuffer(request.body) && { payload: request.body }),
      });
      const { 'transfer-encoding': _encoding, connection: _connection, ...told } = answer.headers;
      return reply.code(answer.statusCode).headers(told).send(answer.rawPayload);
    },
  });
}
