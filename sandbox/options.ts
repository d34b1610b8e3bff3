import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Database, DatabasePlace } from './db/database.ts';
import { filedKey, fleetingKey, givenKey, type KeySource } from './key/key-source.ts';
import type { Policy } from './policy.ts';

/** What was asked for in a request; `code` is why it is not done, or empty. */
export type Answered = { request: IncomingMessage; operationId: string; code: string };

/** How a bank is opened; with nothing said it keeps its data in `.data`. */
export type SandboxOptions = {
  /** Folder of the data and of the key. */
  dataDir?: string;
  /** A PostgreSQL server instead of the folder; several processes may share one. */
  databaseUrl?: string;
  /** How many connections to that server this process has for its calls, beside one for short queries. */
  connections?: number;
  /** The key as 64 hexadecimal digits, in place of the one in the folder; several machines may have it in common. */
  key?: string;
  /** Nothing is kept. */
  memory?: boolean;
  clock?: Clock;
  policy?: Partial<Policy>;
  /** Opens the console, and the sites that stand outside the bank. */
  console?: boolean;
  /** Folder of the console’s page, once it is built; without it the console is its API and the contract. */
  page?: string;
  /** Says where the portal is, for the console's links to it. */
  portal?: () => string;
  /** Origins of portals on other hosts; each exactly as a browser sends it. */
  origins?: readonly string[];
  /** Is handed the database before the bank answers its first call. */
  onOpen?: (db: Database) => Promise<void>;
  /** Hears of every failure inside the bank; by default it goes to stderr. */
  onFailure?: (operationId: string, error: unknown, request?: IncomingMessage) => void;
  /** Hears what was asked for and how it is answered, before the answer leaves; nothing by default. */
  onAnswer?: (answered: Answered) => void;
};

const defaultDataDir = '.data';

/** Tells where the data goes. */
export function placeOf({ databaseUrl, connections, memory, dataDir }: SandboxOptions): DatabasePlace {
  if (memory === true) return { kind: 'memory' };
  if (databaseUrl !== undefined)
    return { kind: 'server', url: databaseUrl, ...(connections !== undefined && { connections }) };
  return { kind: 'folder', path: join(dataDir ?? defaultDataDir, 'bank') };
}

/**
 * Tells where the key comes from.
 *
 * @throws {Error} BANK_KEY_INVALID when the one that was given is none.
 */
export function keySourceOf({ memory, key, dataDir }: SandboxOptions): KeySource {
  if (key !== undefined) return givenKey(key, dataDir ?? defaultDataDir);
  return memory === true ? fleetingKey() : filedKey(dataDir ?? defaultDataDir);
}
