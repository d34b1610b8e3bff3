import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';

const tables = `select table_name as name from information_schema.tables where table_schema = 'public'`;

/** A row as the database keeps it. */
export type StoredRow = Readonly<Record<string, unknown>>;

type Ask = <Row>(statement: string) => Promise<Row[]>;

/** Reads all that a closed bank keeps in its data folder: the rows of each table, as one text. */
export async function dumpBank(dataDir: string): Promise<Map<string, string>> {
  return new Map([...(await readFolder(dataDir))].map(([name, rows]) => [name, JSON.stringify(rows)]));
}

/** Reads the rows of each table that a closed bank keeps in its data folder. */
export async function readFolder(dataDir: string): Promise<Map<string, StoredRow[]>> {
  const database = await PGlite.create({ dataDir: join(dataDir, 'bank') });
  try {
    return await readTables(async (statement) => (await database.query<never>(statement)).rows);
  } finally {
    await database.close();
  }
}

/** Reads the rows of each table that a bank keeps on a server, open or not. */
export async function readServer(url: string): Promise<Map<string, StoredRow[]>> {
  const database = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await readTables(async (statement) => [...(await database.unsafe<never[]>(statement))]);
  } finally {
    await database.end();
  }
}

async function readTables(ask: Ask): Promise<Map<string, StoredRow[]>> {
  const stored = new Map<string, StoredRow[]>();
  for (const { name } of await ask<{ name: string }>(tables))
    stored.set(name, await ask<StoredRow>(`select * from ${name} order by 1`));
  return stored;
}
