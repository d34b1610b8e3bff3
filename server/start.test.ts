import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { operations } from '#schemas';
import { startProcess, type StartedPortal } from '../tests/support/start-process.ts';
import { schemaProblems } from './settings-schema.ts';

const { path } = operations.readDictionary;

let running: StartedPortal | undefined;

afterEach(() => running?.remove());

/** Makes a call that takes its time, and waits until the bank is at it. */
async function callUnderWay({ url, consoleUrl }: StartedPortal, fault: object) {
  const faults = `${consoleUrl}/sandbox/api/faults`;
  await fetch(faults, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ operationId: 'readDictionary', times: 1, ...fault }]),
  });
  const call = fetch(url + path).then(
    async (reply) => ({ status: reply.status, length: (await reply.text()).length }),
    () => 'cut',
  );
  // The bank takes a fault off the list as it comes to it.
  while ((await (await fetch(faults)).text()) !== '[]') continue;
  return { call };
}

const isAnswering = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe('npm start', () => {
  it('tells a browser settings by which the portal opens: the page refuses what does not fit their schema [S-83] [S-86]', async () => {
    running = await startProcess('node');

    const told: unknown = await (await fetch(`${running.url}/portal.config.json`)).json();

    // What only the server may know stays there.
    const problems = schemaProblems(told).filter(({ says }) => !/^lacks "(?:server|\$schema)"/u.test(says));
    expect(problems).toEqual([]);
  });

  it('serves portal and bank on one port and the console on another, and names the demo accounts [S-83]', async () => {
    running = await startProcess('node');
    const { url, consoleUrl } = running;

    const page = await (await fetch(url)).text();
    const accounts = await (await fetch(`${consoleUrl}/sandbox/api/accounts`)).json();
    const statuses = await Promise.all(
      ['/sandbox', '/sandbox/docs', '/sandbox/api/accounts', '/sandbox/api/outbox'].map(
        async (place) => (await fetch(url + place)).status,
      ),
    );
    const consolePage = await fetch(`${consoleUrl}/sandbox`);
    const ofConsole = await consolePage.text();

    expect(page).toContain('<div id="root">');
    expect(accounts).toContainEqual(expect.objectContaining({ username: 'standard@percorso.test' }));
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect(ofConsole).toContain('<script type="module"');
    expect(consolePage.headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(consolePage.headers.get('content-security-policy')).not.toContain('unsafe');
    expect((await fetch(`${url}/sandbox/idp`)).status).toBe(200);
    expect(running.printed()).toContain('standard@percorso.test');
  });

  it('answers a call of two seconds when it is told to stop, closes the database, and ends with 0 [S-81]', async () => {
    running = await startProcess('node');
    const { call } = await callUnderWay(running, { kind: 'delay', ms: 2000 });
    const before = running.isDatabaseClosed();

    running.signal('SIGTERM');

    expect(await call).toEqual({ status: 200, length: expect.any(Number) });
    expect(await running.ended()).toBe(0);
    expect([before, running.isDatabaseClosed()]).toEqual([false, true]);
    expect(await isAnswering(running.url)).toBe(false);
  });

  it('cuts a request that never comes whole, closes the database, and ends with 0 [S-81]', async () => {
    running = await startProcess('node');
    const { hostname, port } = new URL(running.url);
    const half = connect(Number(port), hostname);
    half.on('error', () => undefined);
    half.write('POST /api/mfa/jwt HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    // The bank reads one connection after the other: once this answer is here, the half request is there.
    await fetch(running.url);

    running.signal('SIGTERM');

    expect(await running.ended()).toBe(0);
    expect(running.isDatabaseClosed()).toBe(true);
    expect(running.printed()).not.toMatch(/\n {4}at /u);
  });

  it('ends at once, with 1, when it is told so again [S-81]', async () => {
    running = await startProcess('node');
    const { call } = await callUnderWay(running, { kind: 'hang' });

    running.signal('SIGTERM');
    await running.said(/Another signal ends it at once/);
    running.signal('SIGTERM');

    expect(await running.ended()).toBe(1);
    expect(await call).toBe('cut');
  });

  it.each([
    ['kill', 'SIGTERM', 'process'],
    ['Ctrl-C', 'SIGINT', 'group'],
  ] as const)(
    'passes %s on, answers what is under way, and leaves no process and no port taken [S-81]',
    async (_what, name, whom) => {
      running = await startProcess('npm');
      const { call } = await callUnderWay(running, { kind: 'delay', ms: 2000 });

      running.signal(name, whom);

      expect(await call).toEqual({ status: 200, length: expect.any(Number) });
      expect(await running.ended()).toBe(0);
      expect(running.isLeft()).toBe(false);
      expect([await isAnswering(running.url), await isAnswering(running.consoleUrl)]).toEqual([false, false]);
    },
  );
});
