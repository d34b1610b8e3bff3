import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPages } from './pages.ts';

let built: string;
let server: Server;

beforeEach(async () => {
  built = mkdtempSync(join(tmpdir(), 'studio-pages-'));
  for (const folder of ['client', 'stage', 'assets']) mkdirSync(join(built, folder));
  writeFileSync(join(built, 'client/index.html'), '<title>Studio</title>');
  writeFileSync(join(built, 'stage/index.html'), '<title>Schermata</title>');
  writeFileSync(join(built, 'assets/client-1a2b3c4d.js'), 'export {};');
  writeFileSync(join(built, 'licenses.md'), 'EPL-2.0');
  const serve = openPages(built);
  server = createServer((request, response) => {
    if (!serve(request.url ?? '', response)) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  server.close();
  rmSync(built, { recursive: true });
});

const ask = (path: string): Promise<Response> => {
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return fetch(`http://127.0.0.1:${port}${path}`);
};

describe('the pages of Studio', () => {
  it('are served as they were built, and run nothing but scripts and styles of their own [STUDIO-18]', async () => {
    const [page, stage, script] = await Promise.all([
      ask('/?x=1'),
      ask('/stage'),
      ask('/assets/client-1a2b3c4d.js'),
    ]);

    expect([await page.text(), await stage.text()]).toEqual([
      '<title>Studio</title>',
      '<title>Schermata</title>',
    ]);
    const policy = page.headers.get('content-security-policy');
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'self'",
    ])
      expect(policy?.split('; ')).toContain(directive);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toContain('immutable');
  });

  it('are all that is served: no way leads to another file [STUDIO-18]', async () => {
    const asked = ['/licenses.md', '/assets/..%2flicenses.md', '/client/index.html', '/assets/', '//assets'];

    expect((await Promise.all(asked.map(ask))).map(({ status }) => status)).toEqual(asked.map(() => 404));
  });
});
