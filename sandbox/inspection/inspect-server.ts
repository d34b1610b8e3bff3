import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Database, DatabasePlace } from '../db/database.ts';
import { refuseForeign, unappliedScripts } from '../db/migrate.ts';
import { databaseRefusal } from '../db/place/database-refusal.ts';
import { namePlace } from '../db/place/name-place.ts';
import { refuseUnreachable } from '../db/place/reach-server.ts';
import * as schema from '../db/schema.ts';
import { holdKey } from '../key/agree-on-key.ts';
import type { KeySource } from '../key/key-source.ts';
import { afterDatabase, orRefused, refused } from './findings.ts';
import type { BankFindings, Finding } from './inspect-bank.ts';

type Server = DatabasePlace & { kind: 'server' };

/** Looks at a database of PostgreSQL by a connection that may only read. */
export async function inspectServer(place: Server, source: KeySource): Promise<BankFindings> {
  try {
    await refuseUnreachable(place.url);
  } catch (error) {
    return { database: refused(error), tables: afterDatabase, key: afterDatabase };
  }
  const client = postgres(place.url, {
    max: 1,
    onnotice: () => {},
    connection: { default_transaction_read_only: true },
  });
  try {
    return await lookInto(drizzle({ client, schema }), place, source);
  } catch (error) {
    return { database: refused(databaseRefusal(place, error)), tables: afterDatabase, key: afterDatabase };
  } finally {
    await client.end();
  }
}

async function lookInto(db: Database, place: Server, source: KeySource): Promise<BankFindings> {
  const name = namePlace(place);
  const [server] = await db
    .select({
      version: sql<string>`current_setting('server_version')`,
      mayCreate: sql<boolean>`coalesce(has_schema_privilege(current_schema(), 'create'), false)`,
    })
    .from(sql`(select) as server`);
  const database: Finding = { kind: 'fits', found: `${name} answers, PostgreSQL ${server?.version}` };
  let hasTables = false;
  const tables = await orRefused(async () => {
    hasTables = await refuseForeign(db, name);
    const waiting = hasTables ? (await unappliedScripts(db)).length : undefined;
    return tablesFound(waiting, server?.mayCreate === true, name);
  });
  const key = await orRefused(() => keyFound({ db, source, name, hasTables }));
  return { database, tables, key };
}

function tablesFound(waiting: number | undefined, mayCreate: boolean, name: string): Finding {
  if (waiting === 0) return { kind: 'fits', found: 'all migrations are applied' };
  if (!mayCreate)
    throw new Error(
      `BANK_REFUSED: ${name} lets this user make no tables; give it the right to create in its schema, or name another database`,
    );
  const found = waiting === undefined ? 'no tables yet' : `${waiting} migrations are still to be applied`;
  return { kind: 'fits', found: `${found}: the start makes them` };
}

type KeyParts = { db: Database; source: KeySource; name: string; hasTables: boolean };

async function keyFound({ db, source, name, hasTables }: KeyParts): Promise<Finding> {
  const isThere = source.read() !== null;
  const [keeper] = await db
    .select({ isThere: sql<boolean>`to_regclass('bank_key') is not null` })
    .from(sql`(select) as keeper`);
  if (hasTables && keeper?.isThere === true) {
    const { isKept } = await holdKey(db, source, name);
    if (isKept) return { kind: 'fits', found: `${source.name} is the key of the data` };
  }
  return {
    kind: 'fits',
    found: isThere ? `${source.name}: the data takes it at the start` : `${source.name}: the start makes one`,
  };
}
