import { createServer, type RequestListener, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { conform } from '../support/conform.ts';

const folder = mkdtempSync(join(tmpdir(), 'percorso-absent-'));
const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

async function hostThat(answers: RequestListener) {
  let taken = 0;
  const server = createServer((request, response) => {
    taken += 1;
    answers(request, response);
  });
  open.push(server);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return { url, taken: () => taken };
}

/** An address where a moment ago somebody answered, and nobody does now. */
async function deserted(): Promise<string> {
  const { url } = await hostThat(() => {});
  const { promise, resolve } = Promise.withResolvers<void>();
  open.splice(0).forEach((server) => server.close(() => resolve()));
  await promise;
  return url;
}

const ask = (...typed: string[]) => conform(typed);

it.each([[['--only', 'listCards']], [[]]])(
  'says at once of a host that cannot be reached that it cannot, and ends with 1, whatever was asked for: %j',
  async (only) => {
    const { code, printed } = await ask(await deserted(), ...only);

    expect(code).toBe(1);
    expect(printed).toMatch(/Gave up: the host cannot be reached \(ECONNREFUSED\)/);
    expect(printed).toContain('not run: the host was given up');
    expect(printed).not.toContain('nothing is known of token');
  },
);

it('says at once of an address that is of no host of the contract what it was answered, and ends with 1', async () => {
  const { url, taken } = await hostThat((_request, response) => response.writeHead(404).end('nothing here'));

  const { code, printed } = await ask(url);

  expect(code).toBe(1);
  expect(printed).toMatch(/Gave up: requestJwt, with which all begins, was answered 404 at \/api\/\S+;/);
  expect(taken()).toBe(1);
});

it('tells programs too why a host was given up', async () => {
  const [junit, json] = [join(folder, 'report.xml'), join(folder, 'report.json')];
  const url = await deserted();

  const codes = [
    (await ask(url, '--format', 'junit', '--output', junit)).code,
    (await ask(url, '--format', 'json', '--output', json)).code,
  ];

  expect(codes).toEqual([1, 1]);
  expect(readFileSync(junit, 'utf8')).toMatch(/errors="1">[^]*<error message="the host cannot be reached/);
  expect(JSON.parse(readFileSync(json, 'utf8')).givenUp).toContain('ECONNREFUSED');
});

it('counts an operation that was asked for and could not be run as none that passed', async () => {
  // It speaks the contract up to the login, which it refuses to everybody.
  const refusal = { code: 'LOGIN_REFUSED', type: 'FORM', message: 'no' };
  const { url } = await hostThat(({ url: path = '' }, response) => {
    const [status, body] = path.includes('jwt')
      ? [200, { jwt: 'x'.repeat(32), expiresIn: 600 }]
      : [422, refusal];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

  const { code, printed } = await ask(url, '--only', 'listCards');

  expect(printed).toMatch(
    /listCards +not run: .*requestToken was not answered rightly \(answered 422 LOGIN_REFUSED\)/,
  );
  expect(printed).toContain('1 operations: 0 passed, 0 failed, 1 not run (0 checks)');
  expect(code).toBe(1);
});
