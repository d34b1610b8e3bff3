import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnswerLanguage } from '#analysis';
import { cookieName, createGuard } from './http/guard.ts';
import { plainHeaders } from './http/policy.ts';
import { createPushes } from './http/pushes.ts';
import { replyText } from './http/replies.ts';
import { createModel, type StudioModel } from './model/studio-model.ts';
import { openPages } from './pages.ts';
import { createRoutes } from './routes.ts';
import type { StudioFolder } from './studio-folder.ts';

/** What a Studio is opened with; port 0 is any free one. */
export type StudioOptions = {
  folder: StudioFolder;
  /** Where its pages stand as they were built. */
  pages: string;
  port: number;
  isReadOnly: boolean;
  language: AnswerLanguage;
};

/** A Studio that serves; its address holds the key of the start. */
export type OpenedStudio = { address: string; port: number; close(): void };

const loopback = '127.0.0.1';

/**
 * Opens a Studio over a folder, for this machine alone.
 *
 * @throws {Error} that of Node when the port is taken.
 */
export async function openStudio(options: StudioOptions): Promise<OpenedStudio> {
  const { folder, isReadOnly, language } = options;
  const servePage = openPages(options.pages);
  // A step as it is being written is asked about in an address.
  const server = createServer({ maxHeaderSize: 1 << 18 });
  server.listen(options.port, loopback);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const key = randomBytes(24).toString('base64url');
  const model = createModel({ folder, language, isReadOnly });
  const pushed = () => ({ version: model.version(), turns: model.turns() });
  const pushes = createPushes(pushed);
  const watching = watch(options, model, () => pushes.tell(pushed()));
  const judge = createGuard(port, key);
  const routes = createRoutes({ model, pushes, isReadOnly, language, foresee: watching.foresee });
  server.on('request', (request, response) => {
    const verdict = judge(request);
    if (verdict === 'enter') return enter(response, { port, key });
    if (verdict !== 'serve') return refuse(response, verdict, language);
    return void serve(request, response, { servePage, routes }).catch((error: unknown) =>
      fail(response, error),
    );
  });
  return {
    address: `http://localhost:${port}/?key=${key}`,
    port,
    close: () => {
      watching.stop();
      model.explorations.close();
      pushes.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Takes the key out of the address, where it would stay in the history, and keeps it in a cookie that no script reads. */
function enter(response: ServerResponse, { port, key }: { port: number; key: string }): void {
  response
    .writeHead(303, {
      ...plainHeaders,
      Location: '/',
      'Set-Cookie': `${cookieName(port)}=${key}; Path=/; HttpOnly; SameSite=Strict`,
      'Cache-Control': 'no-store',
    })
    .end();
}

function refuse(response: ServerResponse, verdict: 'foreign' | 'no-key', language: AnswerLanguage): void {
  if (verdict === 'foreign') return replyText(response, 'Forbidden', 403);
  const words = {
    en: 'Open Studio by the address that the terminal shows: it holds the key of this start.',
    it: 'Apri Studio con l’indirizzo scritto nel terminale: contiene la chiave di questo avvio.',
  };
  return replyText(response, words[language], 403);
}

type Served = { servePage: ReturnType<typeof openPages>; routes: ReturnType<typeof createRoutes> };

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { servePage, routes }: Served,
): Promise<void> {
  if (await routes(request, response)) return;
  if (!servePage(request.url ?? '/', response)) replyText(response, 'Not found', 404);
}

/** Tells of a fault of ours in the terminal; the page says that it got no answer. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.end();
  else replyText(response, 'Internal error', 500);
}

/** Follows the folder: what has changed is shown at once, and told again once it has been judged. */
function watch({ folder, language }: StudioOptions, model: StudioModel, tell: () => void) {
  const closing = new AbortController();
  const { signal } = closing;
  const judge = folder.openJudge(language, (judged) => {
    model.take(judged);
    if (judged.kind !== 'coverage') tell();
  });
  model.onChange(() => {
    tell();
    judge.judge();
  });
  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      await folder.changed();
      if (!signal.aborted) model.reread();
    }
  };
  judge.judge();
  void follow();
  return {
    foresee: (...asked: Parameters<typeof judge.foresee>) => judge.foresee(...asked),
    stop: () => {
      closing.abort();
      judge.close();
    },
  };
}
