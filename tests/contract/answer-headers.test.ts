import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#schemas';
import { createSandbox, type Sandbox } from '#sandbox';
import { createPortal, readPortalConfig, type OwnBank } from '#server';
import { sayTo } from '../support/raw-http.ts';

const long = 'a'.repeat(5000);

/** What keeps an answer to itself: each has to be there, anyone who answers and whatever. */
const names = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** Writes a request as it goes over the wire. */
const ask = (line: string, ...more: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...more, '', ''].join('\r\n');
const get = (path: string, ...more: string[]): string => ask(`GET ${path}`, ...more);
const json = (line: string, body: string, ...more: string[]): string =>
  ask(line, 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`, ...more) + body;

type Kind = readonly [what: string, words: string, status: number];

/** What the server itself answers, before anybody is asked. */
const byServer: readonly Kind[] = [
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an expectation', json(`POST ${operations.requestJwt.path}`, '{}', 'Expect: 200-ok'), 417],
  ['headers longer than Node reads', get('/n/profile', `x-long: ${long.repeat(4)}`), 431],
  ['a length that is no number', get('/n/profile', 'Content-Length: abc'), 400],
  ['two lengths', get('/n/profile', 'Content-Length: 2', 'Content-Length: 3'), 400],
  ['a method that is none', ask('HOLA /'), 400],
  ['no HTTP', 'segreto\r\n\r\n', 400],
];

const byPortal: readonly Kind[] = [
  ...byServer,
  ['/%', get('/%'), 400],
  ['/%ff', get('/%ff'), 400],
  ['a call that cannot be read', get('/api/%ff'), 400],
  ['a stub site that cannot be read', get('/sandbox/%'), 400],
  ['a long address', get(`/${long}`), 400],
  ['a long call', get(`/api/${long}`), 400],
  ['a long stub site', get(`/sandbox/?${long}`), 400],
  ['an address longer than Node reads', get(`/${'a'.repeat(100_000)}`), 400],
  ['the page', get('/'), 200],
  ['the page by HTTP 1.0, which names no host', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['the head of the page', ask('HEAD /'), 200],
  ['the page of a route', get('/n/profile'), 200],
  ['a file', get('/assets/main-1a2b.js'), 200],
  ['a part of a file', get('/assets/main-1a2b.js', 'Range: bytes=0-3'), 206],
  ['a part that a file does not have', get('/assets/main-1a2b.js', 'Range: bytes=900-'), 416],
  ['a file that is missing', get('/assets/gone-1a2b.js'), 404],
  ['a path out of the folder', get('/..%2fbuild.json'), 404],
  ['a path out of the folder by other signs', get('/..%5cbuild.json'), 404],
  ['a path with a zero', get('/assets/%00'), 404],
  ['a call with a zero', get('/api/%00'), 404],
  ['a call out of its folder', get('/api/..%2f..%2fbuild.json'), 404],
  ['a call of dots', get('/api/%2e%2e/build.json'), 404],
  ['a call in signs of signs', get('/api/%25ff'), 404],
  ['a method that a file does not take', ask('DELETE /assets/main-1a2b.js'), 404],
  ['a body that cannot be read', json('POST /', '{'), 400],
  ['a body that no page takes', json('POST /n/profile', '{'), 400],
  ['the settings', get('/portal.config.json'), 200],
  ['a method that a page does not take', json('POST /', '{}'), 404],
  ['a call that the bank does not have', get('/api/nothing'), 404],
  ['a path that is nearly a call', get('/%61pi/nothing'), 404],
  ['a stub site that is none', get('/sandbox/nothing'), 404],
  ['the console', get('/sandbox/'), 404],
  ['the console in other signs', get('/%73andbox/'), 404],
];

/** What a bank behind the portal answers by itself. */
const byBank: readonly Kind[] = [
  ['a call', json(`POST ${operations.requestJwt.path}`, '{}'), 200],
  ['a call without the headers of its contract', get(operations.readUserProfile.path), 400],
  ['a call with a body that cannot be read', json(`POST ${operations.requestJwt.path}`, '{'), 400],
  ['the console by dots', get('/n/../sandbox/'), 404],
  ['the console by its whole address', get('http://127.0.0.1/sandbox/'), 404],
  ['a method that a call does not take', ask(`DELETE ${operations.requestJwt.path}`), 405],
];

const bySites: readonly Kind[] = [
  ['the page of a site', get('/sandbox/idp'), 200],
  ['the page of a site in other signs', get('/%73andbox/idp'), 200],
  ['the page of the chat', get('/sandbox/chat'), 200],
  ['a script of a site', get('/sandbox/idp.js'), 200],
  ['a report of a site that is refused', json('POST /sandbox/idp', '{}'), 400],
];

const byConsole: readonly Kind[] = [
  ...byServer,
  ['the page of the console', get('/sandbox/docs'), 200],
  ['what the console tells', get('/sandbox/api/clock'), 200],
  ['what the console does not have', get('/sandbox/nothing'), 404],
  ['an address that cannot be read', get('/%'), 404],
  ['a name that is not this machine’s', get('/sandbox/').replace('127.0.0.1', 'evil.example'), 404],
  ['an order that is refused', json('POST /sandbox/api/clock', '{"x":1}'), 400],
];

let dist: string;
let sandbox: Sandbox<FastifyInstance>;
let withBank: FastifyInstance;
let alone: FastifyInstance;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'answers-'));
  mkdirSync(join(dist, 'portal', 'assets'), { recursive: true });
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: [] }));
  writeFileSync(join(dist, 'portal', 'index.html'), '<!doctype html><title>Percorso</title>');
  writeFileSync(join(dist, 'portal', 'assets', 'main-1a2b.js'), 'export {};');
  const config = await readPortalConfig(join(import.meta.dirname, '..', '..', 'portal.config.json'));
  sandbox = await createSandbox({ memory: true, console: true });
  await sandbox.app.ready();
  const bank: OwnBank = { routing: (request, response) => sandbox.app.routing(request, response) };
  withBank = await createPortal({ config, dist, bank });
  alone = await createPortal({ config, dist });
  for (const server of [withBank, alone, sandbox.console])
    await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await Promise.all([withBank.close(), alone.close()]);
  await sandbox.close();
  rmSync(dist, { recursive: true });
});

/** Lists the status of an answer and the headers that it lacks, and of those that it has twice the name. */
function lookAt(told: string): { status: number; missing: string[]; twice: string[] } {
  const [first = '', ...lines] = (told.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const found = lines.map((line) => line.split(':')[0]?.toLowerCase());
  const count = (name: string) => found.filter((each) => each === name).length;
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]),
    missing: [...names, 'cache-control'].filter((name) => count(name) === 0),
    twice: names.filter((name) => count(name) > 1),
  };
}

describe.each([
  ['a portal with its bank', () => withBank, [...byPortal, ...byBank, ...bySites]],
  ['a portal alone', () => alone, byPortal],
  ['the console', () => sandbox.console, byConsole],
] as const)('%s answers with every header', (_who, server, kinds) => {
  it.each(kinds)('%s [S-89]', async (_what, words, status) => {
    expect(lookAt(await sayTo(server(), words))).toEqual({ status, missing: [], twice: [] });
  });

  it('a request that does not come whole in time [S-89]', async () => {
    const { server: listener } = server();
    const told = sayTo(server(), 'GET / HTTP/1.1\r\n');
    const [socket] = (await once(listener, 'connection')) as [Socket]; // what Node says of a connection

    // As Node says it after a minute.
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    listener.emit('clientError', late, socket);

    expect(lookAt(await told)).toEqual({ status: 408, missing: [], twice: [] });
  });
});

const isRefused = ([, , status]: Kind): boolean => status >= 400;

describe.each([
  ['a portal with its bank', () => withBank, [...byPortal, ...byBank].filter(isRefused)],
  ['a portal alone', () => alone, byPortal.filter(isRefused)],
] as const)('%s refuses in the contract’s form', (_who, server, kinds) => {
  it.each(kinds)('%s [S-19, S-89]', async (_what, words) => {
    const [, body = ''] = (await sayTo(server(), words)).split('\r\n\r\n');

    expect(JSON.parse(body)).toMatchObject({
      code: expect.stringMatching(/^(?!FST_)[A-Z][A-Z_]+$/),
      type: expect.stringMatching(/^[A-Z]+$/),
      message: expect.stringMatching(/^.{5,}$/),
    });
  });
});
