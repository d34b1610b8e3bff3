import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { readPortalConfig } from '#server';
import { laySite } from '#server/site';

/** What nginx is for: it hands everything on, or serves the portal’s files itself. */
export const modes = ['proxy', 'static'] as const;
export type Mode = (typeof modes)[number];

export type Front = { url: string; close(): Promise<void> };

const root = join(import.meta.dirname, '..', '..');

/** Returns whether Debian’s nginx is there. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { env: withSbin }).status === 0;

// Where Debian has it, which is on nobody’s path but root’s.
const withSbin = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

/** Puts nginx before a portal that runs, by the file of docs/operations/nginx as it stands but for its address and its places. */
export async function putNginxBefore(mode: Mode, portalUrl: string): Promise<Front> {
  const place = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(place, 0o755);
  const port = await freePort();
  if (mode === 'static') {
    const config = await readPortalConfig(join(root, 'portal.config.json'));
    // The bank is asked behind the same address, and says that it is a test.
    const bank = { routing: () => undefined };
    await laySite({ config, dist: join(root, 'dist'), bank }, { into: place, now: Date.now() });
  }
  const server = readFileSync(join(root, 'docs/operations/nginx', `${mode}.conf`), 'utf8')
    .replaceAll('127.0.0.1:4000', new URL(portalUrl).host)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll('/srv/percorso', place);
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    join(place, 'nginx.conf'),
    `${isRoot ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${place}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place}/${name};`).join('\n  ')}
${server}}
`,
  );
  const child = spawn('nginx', ['-p', place, '-c', join(place, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: withSbin,
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, () => child.exitCode);
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(place, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens at a port
  server.close();
  await once(server, 'close');
  return port;
}

async function untilAnswered(url: string, exitCode: () => number | null): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    if (exitCode() !== null) throw new Error(`nginx ended with ${exitCode()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
