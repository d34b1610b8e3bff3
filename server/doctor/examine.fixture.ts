import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import type { PortalConfig } from '#schemas';
import { examine } from './examine.ts';
import type { Row } from './row.ts';
import type { World } from './world.ts';

const project = dirname(dirname(import.meta.dirname));
/** Our own settings, as a bank has them: its pages are neither the sandbox’s nor the package’s. */
const standard: PortalConfig = JSON.parse(
  readFileSync(join(project, 'portal.config.json'), 'utf8').replaceAll('"/sandbox/', '"/'),
);

const ofBank = ['privacy', 'transparency', 'cookies', 'faq'];
const bankLinks: PortalConfig['links'] = {
  ...standard.links,
  places: { ...standard.links?.places, ...Object.fromEntries(ofBank.map((name) => [name, `/${name}`])) },
};
const hours = Object.fromEntries([1, 2, 3, 4].map((line) => [line, { note: 'Di giorno' }]));

/** The moment at which the doctor looks. */
export const now = Date.parse('2026-03-01T10:00:00Z');

/** Where the portal stands. */
export const portal = 'https://portale.bank.example';

/** Where the bank’s host stands. */
export const host = 'https://api.bank.example';

type Provider = Partial<PortalConfig['provider']>;
type Server = Partial<PortalConfig['server']>;
type Answers = Readonly<Record<string, () => Response>>;
type Given = Partial<World> & { answers?: Answers };

/** Makes a portal that is built, in a folder of its own and anew for each test, with what the doctor finds of it. */
export function aPortal() {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'));
  const dist = join(root, 'dist');
  const settle = (provider: Provider, server: Server = {}, links: PortalConfig['links'] = bankLinks) =>
    writeFileSync(join(root, 'portal.config.json'), JSON.stringify({ ...settings(provider, server), links }));
  beforeEach(() => {
    rmSync(root, { recursive: true });
    mkdirSync(join(dist, 'portal/assets'), { recursive: true });
    mkdirSync(join(root, 'i18n/it'), { recursive: true });
    writeFileSync(join(root, 'i18n/it/help.json'), JSON.stringify({ phones: hours }));
    writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: [] }));
    writeFileSync(join(dist, 'portal/assets/index.js'), '');
    writeFileSync(join(dist, 'portal/index.html'), '<script src="/assets/index.js"></script>');
    settle({});
  });
  afterAll(() => rmSync(root, { recursive: true }));

  let everyHeader = '';
  const goodHost = hostThatAllows(() => everyHeader);
  /** A machine on which nothing is wrong: nothing listens yet, the host answers as it should, no address is served. */
  function world(more: Given = {}): World {
    const { answers = goodHost, ...parts } = more;
    const fetch: World['fetch'] = async (url, init) => {
      const { method = 'GET' } = init;
      const asked = new Headers(init.headers).get('access-control-request-headers');
      if (asked !== null) everyHeader = asked;
      const answer = url.startsWith(host) ? answers[method] : undefined;
      if (answer === undefined) throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
      return answer();
    };
    return { ...quiet, root, ofPackage: dist, fetch, ...parts };
  }

  const found = async (name: string, more?: Given): Promise<Row> => {
    const rows = await examine(world(more));
    const row = rows.find(({ check }) => check === name);
    if (row === undefined) throw new Error(`there is no row ${name} in ${JSON.stringify(rows)}`);
    return row;
  };
  return { root, dist, settle, goodHost, world, found };
}

const quiet: Omit<World, 'root' | 'ofPackage' | 'fetch'> = {
  env: {},
  node: '24.21.0',
  origin: undefined,
  calls: () => [],
  now: () => now,
  listen: async () => {},
  inspectBank: async () => {
    throw new Error('no bank is looked at where the provider has one');
  },
};

const ownNumbers = {
  helpLine: '02 1111 1',
  lockLine: '02 1111 2',
  helpLineAbroad: '+39 02 1111 1',
  lockLineAbroad: '+39 02 1111 2',
};

/** The settings of a portal that calls a bank’s host, but for what a test changes. */
function settings(provider: Provider, server: Server) {
  return {
    ...standard,
    provider: { ...standard.provider, baseUrl: host, environment: 'PROD', ...provider },
    server: { ...standard.server, https: true, ...server },
    brand: { ...standard.brand, ...ownNumbers },
  };
}

/** What a host says that is as it should be: to a preflight of the portal, and to the first call. */
function hostThatAllows(everyHeader: () => string): Answers {
  const allowing = {
    'access-control-allow-origin': portal,
    'access-control-allow-credentials': 'true',
  };
  return {
    OPTIONS: () =>
      new Response(null, {
        status: 204,
        headers: {
          ...allowing,
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          'access-control-allow-headers': everyHeader(),
        },
      }),
    POST: () =>
      Response.json(
        { jwt: 'a'.repeat(32), expiresIn: 600 },
        {
          headers: {
            ...allowing,
            'access-control-expose-headers': 'Retry-After, Idempotent-Replayed',
            date: new Date(now).toUTCString(),
          },
        },
      ),
  };
}
