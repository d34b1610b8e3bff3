import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { conform } from '../support/conform.ts';

const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A host that answers only what it is told to, always the same and a new code; counts what it took by path. */
async function hungHost(answers: (path: string) => boolean) {
  const taken = new Map<string, number>();
  const server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?');
    taken.set(path, (taken.get(path) ?? 0) + 1);
    if (!answers(path)) return;
    const code = { code: String(taken.get(path)).padStart(6, '0') };
    const body = path.endsWith('/outbox') ? [code] : {};
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  open.push(server);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, taken };
}

const ask = (...typed: string[]) => conform(typed);

it('gives a host up that never answers, after as long as it was told to wait, and says so', async () => {
  const { url, taken } = await hungHost(() => false);

  const { code, printed } = await ask(url, '--timeout', '0.5');

  const calls = [...taken].filter(([path]) => path.startsWith('/api/'));
  expect(code).toBe(1);
  expect(calls.reduce((sum, [, count]) => sum + count, 0)).toBe(5);
  expect(printed).toMatch(/Gave up: 5 requests in a row had no answer within 0\.5 s, the last to \/api\//);
  expect(printed).toContain('not run: the host was given up');
});

it('asks no longer for one call that hangs, and goes on with the others', async () => {
  const { url, taken } = await hungHost((path) => !path.endsWith('/dictionary'));

  const { code, printed } = await ask(
    url,
    '--timeout',
    '0.1',
    '--only',
    'readDictionary',
    '--only',
    'requestJwt',
  );

  const dictionary = [...taken].filter(([path]) => path.endsWith('/dictionary'));
  expect(code).toBe(1);
  expect(dictionary.map(([, count]) => count)).toEqual([3]);
  expect(printed).toMatch(/readDictionary +\d+ of \d+ checks failed/);
  expect(printed).toContain('answered nothing, as it was not asked: 3 requests before had no answer');
  expect(printed).not.toContain('Gave up');
});
