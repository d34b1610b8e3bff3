import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { buildWhenStale } from '#server';
import { layOutPackage } from '#server/release';
import { temporaryFolder } from '../../tests/support/sandbox-places.ts';
import { summary } from '../bank/load.ts';

// What a bank that is a provider runs: its own `dist/`, on a Node alone (RUN-03, RUN-12).
const bars = { p95: 250, megabytes: 120, seconds: 1 };
const connections = 500;
const seconds = 8;
const rounds = 3;
const root = dirname(dirname(import.meta.dirname));

type Portal = { child: ChildProcess; url: string; admin: string; answeredAfter: number };

const tell = (what: string, isHeld: boolean, bar: number): boolean => {
  console.log(`${what}, ${isHeld ? 'held' : 'MISSED'} (${bar})`);
  return isHeld;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Lays a bank’s folder beside the package, and builds what it serves. */
async function layBank(folder: string): Promise<string> {
  await buildWhenStale(root);
  const [installed, bank] = [join(folder, 'installed'), join(folder, 'bank')];
  await layOutPackage(root, installed);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(bank);
  for (const typed of [['init', '.'], ['build']])
    execFileSync(process.execPath, [join(installed, 'bin/percorso.js'), ...typed], {
      cwd: bank,
      stdio: 'ignore',
    });
  return join(bank, 'dist');
}

/** Starts it, and waits until its document is answered. */
async function start(dist: string): Promise<Portal> {
  const began = performance.now();
  const child = spawn(process.execPath, ['start.mjs'], {
    cwd: dist,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PERCORSO_PROVIDER_BASE_URL: 'https://bank.example',
      PORT: '0',
      ADMIN_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const places = new Map<string, string>();
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name, origin] = /^(Portal|Admin) +(http:\/\/[^/]+)/.exec(line) ?? [];
    if (name !== undefined && origin !== undefined) places.set(name, origin);
    if (places.size === 2) break;
  }
  const [url = '', admin = ''] = [places.get('Portal'), places.get('Admin')];
  await (await fetch(url)).text();
  return { child, url, admin, answeredAfter: (performance.now() - began) / 1000 };
}

async function end({ child }: Portal): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Reads what the process has resident, as its own figures say it, in MB of 2^20 bytes. */
async function resident({ admin }: Portal): Promise<number> {
  const text = await (await fetch(`${admin}/metrics`)).text();
  return Number(/^percorso_process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
}

async function askWithoutPause(url: string) {
  const times: number[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const run = autocannon({ url, connections, duration: seconds, timeout: 60 }, (error, result) =>
    error === null ? resolve(result) : reject(error),
  );
  run.on('response', (...response) => times.push(response[3]));
  const { duration, errors, timeouts, non2xx } = await promise;
  return { ...summary(times), perSecond: times.length / duration, broken: errors + timeouts + non2xx };
}

/** Measures start, document and memory of a portal that calls a provider, and answers whether every bar is held. */
export async function measureDocument(): Promise<boolean> {
  const folder = temporaryFolder();
  const starts: number[] = [];
  const loads: { p95: number; megabytes: number; broken: number }[] = [];
  try {
    const dist = await layBank(folder.path);
    for (let round = 0; round < rounds; round += 1) {
      const started = await start(dist);
      starts.push(started.answeredAfter);
      await end(started);
    }
    const portal = await start(dist);
    console.log(`resident after a start: ${(await resident(portal)).toFixed(0)} MB`);
    // The same process, so that what a round leaves behind is seen in the next.
    for (let round = 0; round < rounds; round += 1) {
      const { p50, p95, p99, perSecond, broken } = await askWithoutPause(portal.url);
      const megabytes = await resident(portal);
      loads.push({ p95, megabytes, broken });
      console.log(
        `document, ${connections} connections: ${p50.toFixed(0)}, ${p95.toFixed(0)}, ${p99.toFixed(0)} ms, ` +
          `${perSecond.toFixed(0)}/s, ${broken} broken, ${megabytes.toFixed(0)} MB resident after it`,
      );
    }
    await end(portal);
  } finally {
    folder.remove();
  }
  const p95 = median(loads.map((load) => load.p95));
  const isWhole = loads.every(({ broken }) => broken === 0);
  const most = Math.max(...loads.map(({ megabytes }) => megabytes));
  const started = median(starts);
  return [
    tell(`a start answers after ${started.toFixed(2)} s`, started <= bars.seconds, bars.seconds),
    tell(
      `document, p95 at ${connections} connections: ${p95.toFixed(0)} ms`,
      isWhole && p95 <= bars.p95,
      bars.p95,
    ),
    tell(`resident after it: ${most.toFixed(0)} MB at most`, most <= bars.megabytes, bars.megabytes),
  ].every(Boolean);
}
