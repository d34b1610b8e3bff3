import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const startTimeoutMs = 120_000;
const address = /^Portal +(http:\/\/localhost:\d+)$[^]*\n\n$/m;
const consoleAddress = /^Console +(http:\/\/localhost:\d+)\/sandbox$/m;

let dataDir: string;
let started: ChildProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'start-'));
});

afterEach(() => {
  started?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

/** Starts the portal as `npm start` does, and answers its address once it is up, and all it has printed. */
async function start(
  env: Record<string, string>,
): Promise<{ process: ChildProcess; url: string; consoleUrl: string; printed: string }> {
  started = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const part of started.stdout ?? []) {
    printed += String(part);
    const [, url] = address.exec(printed) ?? [];
    const [, consoleUrl = ''] = consoleAddress.exec(printed) ?? [];
    if (url !== undefined) return { process: started, url, consoleUrl, printed };
  }
  throw new Error(`the portal ended before it was up, having printed:\n${printed}`);
}

describe('npm start', () => {
  it(
    'serves portal and bank on one port and the console on another, names the demo accounts, and stops when told [S-83]',
    async () => {
      const running = await start({ SANDBOX: '1' });

      const page = await (await fetch(running.url)).text();
      const accounts = await (await fetch(`${running.consoleUrl}/sandbox/api/accounts`)).json();
      const statuses = await Promise.all(
        ['/sandbox', '/sandbox/docs', '/sandbox/api/accounts', '/sandbox/api/outbox'].map(
          async (path) => (await fetch(running.url + path)).status,
        ),
      );
      const link = /href="([^"]*\/sandbox\/idp)"/.exec(
        await (await fetch(`${running.consoleUrl}/sandbox`)).text(),
      )?.[1];
      const site = await fetch(link ?? '');
      running.process.kill('SIGTERM');
      const [code] = await once(running.process, 'exit');

      expect(page).toContain('<div id="root">');
      expect(accounts).toContainEqual(expect.objectContaining({ username: 'standard@percorso.test' }));
      expect(running.printed).toContain('standard@percorso.test');
      expect(statuses).toEqual([404, 404, 404, 404]);
      expect(link).toBe(`${running.url}/sandbox/idp`);
      expect(site.status).toBe(200);
      expect(code).toBe(0);
    },
    startTimeoutMs,
  );

  it(
    'serves the portal alone when there is to be no sandbox',
    async () => {
      const running = await start({ SANDBOX: '0' });

      const replies = await Promise.all(
        ['/', '/sandbox', '/api/mfa/jwt'].map((path) => fetch(running.url + path)),
      );

      expect(replies.map(({ status }) => status)).toEqual([200, 404, 404]);
      expect(running.printed).not.toContain('percorso.test');
    },
    startTimeoutMs,
  );
});
