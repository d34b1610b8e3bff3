import { parseKey } from '../key/key-text.ts';
import type { SandboxOptions } from '../options.ts';

/** What the environment says of a sandbox: where its data goes, and its key. */
export type SandboxEnvironment = Pick<SandboxOptions, 'databaseUrl' | 'connections' | 'dataDir' | 'key'>;

/**
 * Reads where the data goes, and the key, as an operator names them in the environment. A name that is set to nothing is
 * an oversight, and guessing at it would have the bank write where nobody wanted it. It loads next to nothing, so that a
 * slip is informed of before the rest of the sandbox is read.
 *
 * @throws {Error} DATABASE_URL_EMPTY, DATABASE_URL_INVALID, DATABASE_CONNECTIONS_INVALID, DATA_DIR_EMPTY, DATA_DIR_INVALID or BANK_KEY_INVALID.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): SandboxEnvironment {
  const {
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: connections,
    DATA_DIR: dataDir,
    BANK_KEY: key,
  } = env;
  if (databaseUrl !== undefined) refuseNoDatabase(databaseUrl);
  if (dataDir !== undefined) refuseNoFolder(dataDir);
  if (key !== undefined) parseKey(key, 'BANK_KEY');
  return {
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(connections !== undefined && { connections: readConnections(connections) }),
    ...(dataDir !== undefined && { dataDir }),
    ...(key !== undefined && { key }),
  };
}

/** PostgreSQL lets a hundred in unless told otherwise, and each is a process of it. */
const mostConnections = 200;

function readConnections(named: string): number {
  const count = /^\d{1,3}$/.test(named) ? Number(named) : 0;
  if (count >= 1 && count <= mostConnections) return count;
  throw new Error(
    `DATABASE_CONNECTIONS_INVALID: DATABASE_CONNECTIONS is ${JSON.stringify(named)}; expected a whole number from 1 to ${mostConnections}, or nothing at all for 10`,
  );
}

const example = 'postgres://user@host:5432/database';

function refuseNoDatabase(databaseUrl: string): void {
  if (databaseUrl.trim() === '')
    throw new Error(
      `DATABASE_URL_EMPTY: DATABASE_URL is set to nothing; name a database, as ${example}, or leave it out to keep the data in a folder`,
    );
  if (!isEncoded(databaseUrl))
    throw new Error(
      `DATABASE_URL_INVALID: DATABASE_URL is no address, for it has a % that stands for no sign; expected ${example}, or nothing at all to keep the data in a folder; write % as %25`,
    );
  const { protocol, pathname } = URL.canParse(databaseUrl) ? new URL(databaseUrl) : {};
  // Without its name, the database would be the one that happens to be called as the user.
  if (!/^postgres(ql)?:$/.test(protocol ?? '') || !/^\/[^/]+$/.test(pathname ?? ''))
    throw new Error(
      `DATABASE_URL_INVALID: DATABASE_URL names no PostgreSQL database; expected ${example}, or nothing at all to keep the data in a folder`,
    );
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function refuseNoFolder(dataDir: string): void {
  if (dataDir.trim() === '')
    throw new Error(
      'DATA_DIR_EMPTY: DATA_DIR is set to nothing; name a folder, or leave it out to keep the data in .data',
    );
  if (/^\s*[a-z][a-z\d+.-]*:\/\//i.test(dataDir))
    throw new Error(
      'DATA_DIR_INVALID: DATA_DIR is an address and no folder; name a database by DATABASE_URL, and a folder here by its path alone',
    );
}
