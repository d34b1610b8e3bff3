import type { SandboxOptions } from './options.ts';

/**
 * Reads where the data goes, and the key, as an operator names them in the environment. A name that is set to nothing is
 * an oversight, and guessing at it would have the bank write where nobody wanted it.
 *
 * @throws {Error} DATABASE_URL_EMPTY, DATABASE_URL_INVALID or DATA_DIR_EMPTY.
 */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Pick<SandboxOptions, 'databaseUrl' | 'dataDir' | 'key'> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, BANK_KEY: key } = env;
  if (databaseUrl !== undefined) refuseNoDatabase(databaseUrl);
  if (dataDir?.trim() === '')
    throw new Error(
      'DATA_DIR_EMPTY: DATA_DIR is set to nothing; name a folder, or leave it out to keep the data in .data',
    );
  return {
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(dataDir !== undefined && { dataDir }),
    ...(key !== undefined && { key }),
  };
}

const example = 'postgres://user@host:5432/database';

function refuseNoDatabase(databaseUrl: string): void {
  if (databaseUrl.trim() === '')
    throw new Error(
      `DATABASE_URL_EMPTY: DATABASE_URL is set to nothing; name a database, as ${example}, or leave it out to keep the data in a folder`,
    );
  const { protocol, pathname } = URL.canParse(databaseUrl) ? new URL(databaseUrl) : {};
  // Without its name, the database would be the one that happens to be called as the user.
  if (/^postgres(ql)?:$/.test(protocol ?? '') && /^\/[^/]+$/.test(pathname ?? '')) return;
  throw new Error(
    `DATABASE_URL_INVALID: DATABASE_URL names no PostgreSQL database; expected ${example}, or nothing at all to keep the data in a folder`,
  );
}
