import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { DatabasePlace } from './db/database.ts';
import type { Policy } from './policy.ts';

/** How a bank is opened; with nothing said it keeps its data in `.data`. */
export type SandboxOptions = {
  /** Folder of the data and of the key. */
  dataDir?: string;
  /** A PostgreSQL server instead of the folder; several processes may share one. */
  databaseUrl?: string;
  /** Nothing is kept. */
  memory?: boolean;
  clock?: Clock;
  policy?: Partial<Policy>;
  /** Opens the console, and the sites that stand outside the bank. */
  console?: boolean;
  /** Says where the portal is, for the console's links to it. */
  portal?: () => string;
  /** Origins of portals on other hosts; each exactly as a browser sends it. */
  origins?: readonly string[];
  /** Hears of every failure inside the bank; by default it goes to stderr. */
  onFailure?: (operationId: string, error: unknown) => void;
};

const defaultDataDir = '.data';

/** Tells where the data goes. */
export function placeOf({ databaseUrl, memory, dataDir }: SandboxOptions): DatabasePlace {
  if (memory === true) return { kind: 'memory' };
  if (databaseUrl !== undefined) return { kind: 'server', url: databaseUrl };
  return { kind: 'folder', path: join(dataDir ?? defaultDataDir, 'bank') };
}

/** Reads the bank's key, or makes one; it lies beside the data and never in it, so that a dump of the database has no codes (S-02). */
export function readKey({ memory, dataDir }: SandboxOptions): Buffer {
  if (memory === true) return randomBytes(32);
  const folder = dataDir ?? defaultDataDir;
  const file = join(folder, 'bank.key');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeOnce(file, randomBytes(32).toString('hex'));
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'hex');
}

// Written aside and then linked: a process that dies leaves no half of a key, and of two that start together both read one.
function writeOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
