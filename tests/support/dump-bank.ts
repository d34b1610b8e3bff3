import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const tables = `select table_name as name from information_schema.tables where table_schema = 'public'`;

/** Reads all that a closed bank keeps in its data folder: the rows of each table, as one text. */
export async function dumpBank(dataDir: string): Promise<Map<string, string>> {
  const database = await PGlite.create({ dataDir: join(dataDir, 'bank') });
  const { rows } = await database.query<{ name: string }>(tables);
  const stored = new Map<string, string>();
  for (const { name } of rows) {
    const all = await database.query(`select * from ${name} order by 1`);
    stored.set(name, JSON.stringify(all.rows));
  }
  await database.close();
  return stored;
}
