import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { pgliteBulk, postgresBulk, type BulkTransaction } from './bulk-load.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { refuseUnreachable } from './reach-server.ts';
import * as schema from './schema.ts';

/** Runs queries, inside a transaction or not; the same over PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database, the way to fill it fast, and the way to close it. */
export type OpenDatabase = { db: Database; bulk: BulkTransaction; close: () => Promise<void> };

/** Where the bank keeps its data: in memory, in a folder, or on a PostgreSQL server. */
export type DatabasePlace =
  | { kind: 'memory' }
  | { kind: 'folder'; path: string }
  | { kind: 'server'; url: string };

/**
 * Opens the bank's database and brings its tables up to date.
 *
 * @throws {Error} BANK_IN_USE when another process has the folder, BANK_UNREACHABLE when the server cannot be used.
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if (place.kind === 'server') await refuseUnreachable(place.url);
  const open = await connect(place);
  await migrate(open.db);
  return open;
}

async function connect(place: DatabasePlace): Promise<OpenDatabase> {
  if (place.kind === 'server') {
    const client = postgres(place.url, { max: 10, onnotice: () => {} });
    const db = drizzlePostgres({ client, schema });
    return { db, bulk: postgresBulk(client), close: () => client.end() };
  }
  if (place.kind === 'memory') return openPglite(await PGlite.create());
  mkdirSync(place.path, { recursive: true });
  const lock = await lockFolder(place.path);
  // Every commit reaches the disk before it is acknowledged: PGlite's relaxed durability stays off.
  const { close, ...open } = openPglite(await PGlite.create({ dataDir: place.path }));
  return {
    ...open,
    close: async () => {
      await close();
      await lock.release();
    },
  };
}

const openPglite = (client: PGlite): OpenDatabase => ({
  db: drizzlePglite({ client, schema }),
  bulk: pgliteBulk(client),
  close: () => client.close(),
});
