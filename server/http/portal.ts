import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { PortalConfig } from '#schemas';
import { serveBrand, type Brand } from '../brand/index.ts';
import type { Languages } from '../languages/read-languages.ts';
import { serveLanguages } from '../languages/serve-languages.ts';
import { isBanks } from './banks-paths.ts';
import { answerBranded, answerOwnLook, serveBrandFiles } from './brand-routes.ts';
import { openBuiltPortal } from './built-portal.ts';
import { openDoor, type Patience } from './door.ts';
import { patienceMs, watchCalls, type Drain } from './drain.ts';
import { browserConfig } from '../portal-config.ts';
import { answerNothing, wordRefusals } from './request-guard.ts';
import { isSourceMap, keptFor } from './file-rules.ts';
import { holdFiles } from './held-files.ts';
import { refuseBroken } from './refuse-unreadable.ts';
import { securityHeaders } from './security-headers.ts';
import { takeEvents, type Crash } from './take-events.ts';
import { webManifest } from './web-manifest.ts';
import type { RequestWatch } from '../watch/watch-requests.ts';

/** Returns the calls to /api and /sandbox in the portal’s own process. */
export type OwnBank = {
  routing(request: IncomingMessage, response: ServerResponse): void;
};

export type PortalOptions = {
  config: PortalConfig;
  /** The folder that the build wrote. */
  dist: string;
  /** Without it the portal serves its files alone, and calls the provider of its settings. */
  bank?: OwnBank;
  /** Where assets of the versions before are, under `assets/`; without it they are gone (RUN-04). */
  before?: string | undefined;
  /** The bank’s own look; without it the portal has its own (RUN-09). */
  brand?: Brand | undefined;
  /** The texts of other languages; without them the portal is Italian (RUN-10). */
  languages?: Languages | undefined;
  /** How long a request may take to come whole; two minutes unless told. */
  patience?: Patience;
  /** Without it nothing is logged or counted. */
  watch?: PortalWatch;
};

/** What hears of requests, of what broke off in browsers, and of files that could not be answered. */
export type PortalWatch = {
  requests: RequestWatch;
  crashed: (crash: Crash) => void;
  /** Hears of a file of a page that could not be answered, and why where it is there. */
  unserved: (why?: unknown) => void;
};

/**
 * Makes the file server of a built portal; it listens once told to. Closing it answers what is under way.
 *
 * @throws {Error} `PORTAL_NOT_BUILT` when the folder holds no build.
 */
export async function createPortal(options: PortalOptions): Promise<FastifyInstance> {
  const { config, dist, bank, watch, patience } = options;
  const { folder } = openBuiltPortal(dist);
  const open = { ...browserConfig(config, bank !== undefined), ...spokenIn(options) };
  const headers = headersOf(options);
  const brand = options.brand && serveBrand(options.brand);
  const held = holdFiles(folder);
  const drains: Drain[] = [];
  const portal = fastify({
    frameworkErrors: (_error, _request, reply) => void answerNothing(reply),
    // Fastify would give up on its hooks before what is under way may end.
    pluginTimeout: 2 * patienceMs,
    clientErrorHandler: (error, socket) => refuseBroken(error, socket, headers),
    // Called once for each address that the host’s name stands for.
    serverFactory: (handler: RequestListener): Server => {
      const answers = bank ? sharedWith(bank, handler) : handler;
      const server = openDoor(headers, answers, { arrived: watch?.requests.arrived, patience });
      drains.push(watchCalls(server));
      return server;
    },
  });
  portal.addHook('preClose', async () => {
    await Promise.all(drains.map((drain) => drain()));
  });
  wordRefusals(portal, { held, unserved: watch?.unserved });
  portal.get('/portal.config.json', (_request, reply) => reply.send(open));
  portal.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('Cache-Control', 'no-cache')
      .send(webManifest(open, brand)),
  );
  takeEvents(portal, watch?.crashed);
  await portal.register(fastifyStatic, {
    root: options.before === undefined ? folder : [folder, options.before],
    index: false,
    preCompressed: true,
    allowedPath: (path) => !isSourceMap(path),
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('Cache-Control', keptFor(path)),
  });
  const answerPage = brand
    ? answerBranded(brand, folder, open.brand.name)
    : answerOwnLook(folder, open.brand.name);
  if (brand) serveBrandFiles(portal, brand);
  if (options.languages) serveLanguages(portal, options.languages);
  for (const path of ['/', '/index.html']) portal.get(path, (_request, reply) => answerPage(reply));
  portal.setNotFoundHandler((request, reply) => {
    const answered = held(request, reply);
    if (answered) return answered;
    if (isRoute(request)) return answerPage(reply);
    if (isAsset(request)) watch?.unserved();
    return answerNothing(reply);
  });
  return portal;
}

/** Says which other languages there are: a browser asks for no texts that are not. */
const spokenIn = ({ languages }: PortalOptions) =>
  languages && languages.size > 0 ? { languages: [...languages.keys()] } : {};

/** Returns the headers of every reply of a portal. */
export const headersOf = ({ config, dist, bank }: PortalOptions): Record<string, string> =>
  securityHeaders({
    config: browserConfig(config, bank !== undefined),
    isHttps: config.server.https ?? false,
    insistence: config.server,
    styleHashes: openBuiltPortal(dist).styleHashes,
  });

function sharedWith(bank: OwnBank, portal: RequestListener): RequestListener {
  return (request, response) => {
    if (isBanks(request.url ?? '/')) bank.routing(request, response);
    else portal(request, response);
  };
}

/** What the admin server answers: a probe that asks it here must not take a page for its answer. */
const ofAdmin = new Set(['/healthz', '/readyz', '/metrics']);

/** Tells the routes of the portal, each of which is the one page; a file that is not there stays missing. */
function isRoute({ url, method }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?');
  if (!['GET', 'HEAD'].includes(method) || isBanks(path) || ofAdmin.has(path)) return false;
  return extname(path) === '' || path === '/index.html';
}

const isAsset = ({ url }: FastifyRequest): boolean => url.startsWith('/assets/');
