import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { SandboxOptions } from '#sandbox';

/** A sort of database on which the bank's tests run, and how to get an empty one. */
export type Place = {
  name: 'PGlite' | 'PostgreSQL';
  open: () => Promise<{ options: SandboxOptions; drop: () => Promise<void> }>;
};

const localUrl = 'postgres://postgres@127.0.0.1:5432/postgres';

/** Lists the databases at hand, for what is about storage, locks or SQL: PGlite always, PostgreSQL where DATABASE_URL or a local server answers. */
export async function databasePlaces(): Promise<Place[]> {
  const url = process.env['DATABASE_URL'] ?? localUrl;
  if (await answers(url)) return [inMemory, postgresAt(url)];
  process.stderr.write(`No PostgreSQL answers at ${new URL(url).host}: these tests run on PGlite only.\n`);
  return [inMemory];
}

/**
 * Lists where rules are tried that no database changes: PGlite, and with DATABASES=all, as `npm run test:matrix` has it, every
 * one at hand. What every operation writes is tried on all of them by `tests/contract/effects.test.ts` whatever is set.
 */
export async function rulePlaces(): Promise<Place[]> {
  return process.env['DATABASES'] === 'all' ? databasePlaces() : [inMemory];
}

/** Makes a folder of its own for a test, and the way to remove it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'percorso-bank-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The database that is always at hand. */
export const inMemory: Place = {
  name: 'PGlite',
  open: async () => ({ options: { memory: true }, drop: async () => {} }),
};

const postgresAt = (url: string): Place => ({
  name: 'PostgreSQL',
  open: async () => {
    const name = `percorso_test_${randomBytes(6).toString('hex')}`;
    const folder = temporaryFolder();
    await ask(url, `create database ${name}`);
    // What the server loses when its machine goes down, no test asks for: a bank that is killed leaves it running.
    await ask(url, `alter database ${name} set synchronous_commit = off`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    return {
      options: { memory: false, databaseUrl: own.href, dataDir: folder.path },
      drop: async () => {
        await ask(url, `drop database ${name} with (force)`);
        folder.remove();
      },
    };
  },
});

async function ask(url: string, statement: string): Promise<void> {
  const server = postgres(url, { max: 1, onnotice: () => {} });
  await server.unsafe(statement);
  await server.end();
}

async function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  if (!(await isListening(hostname, Number(port || 5432)))) return false;
  try {
    await ask(url, 'select 1');
    return true;
  } catch {
    return false;
  }
}

function isListening(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ host, port });
  socket.once('connect', () => resolve(true));
  socket.once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
