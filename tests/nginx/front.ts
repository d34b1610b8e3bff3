import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { readPortalConfig } from '#server';
import { laySite } from '#server/site';
import { freePort } from '../support/free-port.ts';

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
  const place = makePlace();
  if (mode === 'static') {
    const config = await readPortalConfig(join(root, 'portal.config.json'));
    // The bank is asked behind the same address, and says that it is a test.
    const bank = { routing: () => undefined };
    await laySite({ config, dist: join(root, 'dist'), bank }, { into: place, now: Date.now() });
  }
  const server = example(`${mode}.conf`)
    .replaceAll('127.0.0.1:4000', new URL(portalUrl).host)
    .replaceAll('/srv/percorso', place);
  return startNginx(place, () => server);
}

/** nginx before several machines. */
export type FrontOfMachines = Front & {
  /** Says at which two addresses machines are; of one that is about to stop, that it is down. */
  leadTo(machines: readonly [string, string], down?: string): Promise<void>;
};

/** Puts nginx before two machines, by the file for several. */
export async function putNginxBeforeMachines(first: readonly [string, string]): Promise<FrontOfMachines> {
  const servers = ['10.0.0.11:4000', '10.0.0.12:4000'];
  let [machines, down]: [readonly string[], string | undefined] = [first, undefined];
  const front = await startNginx(makePlace(), () =>
    servers.reduce((text, server, index) => {
      const url = machines[index] ?? '';
      return text.replace(`${server} `, `${new URL(url).host} ${url === down ? 'down ' : ''}`);
    }, example('machines.conf')),
  );
  return {
    ...front,
    leadTo: async (next, isDown) => {
      [machines, down] = [next, isDown];
      await front.reload();
    },
  };
}

const example = (name: string): string =>
  readFileSync(join(root, 'docs/operations/nginx', name), 'utf8').replace(
    /access_log \S+/u,
    'access_log /dev/null',
  );

function makePlace(): string {
  const place = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(place, 0o755);
  return place;
}

/** Starts nginx with a server; `reload` reads what `serverOf` says then, and waits until the workers of before are gone. */
async function startNginx(
  place: string,
  serverOf: () => string,
): Promise<Front & { reload: () => Promise<void> }> {
  const port = await freePort();
  const file = join(place, 'nginx.conf');
  const write = () =>
    writeFileSync(file, configOf(place, serverOf().replace('listen 8080;', `listen 127.0.0.1:${port};`)));
  write();
  const child = spawn('nginx', ['-p', place, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: withSbin,
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, () => child.exitCode);
  return {
    url,
    reload: async () => {
      const before = workersOf(child.pid);
      write();
      child.kill('SIGHUP');
      while (workersOf(child.pid).some((worker) => before.includes(worker)))
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(place, { recursive: true, force: true });
    },
  };
}

const workersOf = (pid = 0): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

function configOf(place: string, server: string): string {
  const isRoot = process.getuid?.() === 0;
  return `${isRoot ? 'user root;\n' : ''}daemon off;
worker_processes 1;
worker_shutdown_timeout 5s;
pid ${place}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place}/${name};`).join('\n  ')}
${server}}
`;
}

async function untilAnswered(url: string, exitCode: () => number | null): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    if (exitCode() !== null) throw new Error(`nginx ended with ${exitCode()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
