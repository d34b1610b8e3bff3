import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { pgliteBulk, postgresBulk, type BulkTransaction } from './bulk-load.ts';
import { boundSilence } from './place/bound-silence.ts';
import { databaseRefusal } from './place/database-refusal.ts';
import { freshData } from './fresh-data.ts';
import { queryAsDrizzleDoes } from './pglite-queries.ts';
import { migrate } from './migrate.ts';
import { namePlace } from './place/name-place.ts';
import { openFolder } from './place/open-folder.ts';
import { refuseUnreachable } from './place/reach-server.ts';
import { watchServer } from './place/watch-server.ts';
import * as schema from './schema.ts';
import { startPglite } from './start-pglite.ts';

/** Runs queries, inside a transaction or not; the same over PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database, the way to fill it fast, and the way to close it. */
export type OpenDatabase = {
  db: Database;
  /** For the short query that every request makes, and no other: none may wait behind a long one. */
  quick: Database;
  bulk: BulkTransaction;
  /** For what may take its time, as a migration does: nothing bounds how long. */
  patient: Database;
  /** How many calls may use the database at once; null where it is within the process. */
  connections: number | null;
  close: () => Promise<void>;
};

/** Where the bank keeps its data: in memory, in a folder, or on a PostgreSQL server. */
export type DatabasePlace =
  | { kind: 'memory' }
  | { kind: 'folder'; path: string }
  | { kind: 'server'; url: string; connections?: number };

/** How many connections to a server a process has for its calls, unless told otherwise. */
export const defaultConnections = 10;

/**
 * Opens the bank's database and brings its tables up to date; `atEnd` belongs to the same transaction. What is refused
 * is closed again, as it was.
 *
 * @throws {Error} BANK_IN_USE when another process has the folder, BANK_UNREACHABLE when the server cannot be used, or
 *   another code of `openFolder`, `migrate` and `databaseRefusal`.
 */
export async function openDatabase(
  place: DatabasePlace,
  atEnd: (db: Database) => Promise<void> = async () => {},
): Promise<OpenDatabase> {
  if (place.kind === 'server') await refuseUnreachable(place.url);
  const open = await connect(place);
  try {
    await migrate(open.patient, { place: namePlace(place), atEnd });
    return open;
  } catch (error) {
    // A database that is broken may not even close; why it was refused matters more.
    await open.close().catch(() => undefined);
    throw databaseRefusal(place, error);
  }
}

async function connect(place: DatabasePlace): Promise<OpenDatabase> {
  if (place.kind === 'server') return openServer(place.url, place.connections);
  if (place.kind === 'memory')
    return openPglite(await startPglite({ loadDataDir: await freshData(makeFreshData) }));
  const { client, lock } = await openFolder(place.path, () => freshData(makeFreshData));
  const { close, ...open } = openPglite(client);
  return { ...open, close: () => close().finally(() => lock.release()) };
}

/** Makes the data of a bank that nobody has used, as PGlite takes it. */
async function makeFreshData(): Promise<Blob> {
  const client = await startPglite();
  const open = openPglite(client);
  await migrate(open.db);
  // A bank makes no other database, and what those would be made of is half of the files.
  await client.exec('update pg_database set datistemplate = false');
  await client.exec('drop database template0');
  await client.exec('drop database template1');
  await client.exec('checkpoint');
  const data = await client.dumpDataDir('none');
  await open.close();
  return data;
}

function openPglite(client: PGlite): OpenDatabase {
  const db = drizzlePglite({ client: queryAsDrizzleDoes(client), schema });
  return {
    db,
    quick: db,
    patient: db,
    bulk: pgliteBulk(client),
    connections: null,
    close: () => client.close(),
  };
}

// Whatever the values, the bank’s queries go by the same indexes, and planning one anew costs more than running it.
const connection = { plan_cache_mode: 'force_generic_plan' };

/** How long a query of a call may take, its wait for a lock included; the server ends it then. */
const statementMs = 30_000;

/** How long a server may say nothing, to whom a query was sent that it would have ended by then. */
export const silentMs = 35_000;

/** How long a server may say nothing before it is asked whether it is there: it has five seconds for that, so calls wait some ten. */
const doubtMs = 4000;

/** How long connections may take to end, once every call is answered. */
const closingSeconds = 2;

/** Opens a PostgreSQL server. On the one quick connection queries leave, and come back, several at once. */
function openServer(url: string, connections = defaultConnections): OpenDatabase {
  const watch = watchServer(url);
  const boundedOf = (max: number) =>
    boundSilence(
      () =>
        postgres(url, {
          max,
          onnotice: () => {},
          connection: { ...connection, statement_timeout: statementMs },
        }),
      watch,
      { longestMs: silentMs, doubtMs },
    );
  const [many, one] = [boundedOf(connections), boundedOf(1)];
  // A connection that is there while something takes it.
  const slow = postgres(url, { max: 1, idle_timeout: 1, onnotice: () => {}, connection });
  return {
    db: drizzlePostgres({ client: many, schema }),
    quick: drizzlePostgres({ client: one, schema }),
    patient: drizzlePostgres({ client: slow, schema }),
    bulk: postgresBulk(slow),
    connections,
    close: async () => {
      watch.end();
      // The driver would wait for ever for a connection that was refused a moment ago.
      await Promise.all([many, one, slow].map((client) => client.end({ timeout: closingSeconds })));
    },
  };
}
