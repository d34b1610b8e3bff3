import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' });
}, 60_000);

afterAll(() => database.close());

const tables: PgTable[] = Object.values(schema);

it.each(tables.map((table) => [getTableName(table), table] as const))(
  'makes table %s with the columns that the code reads',
  async (name, table) => {
    const [found] = await database.db
      .select({ names: sql<string>`string_agg(column_name, ',' order by column_name)` })
      .from(sql`information_schema.columns`)
      .where(sql`table_name = ${name}`);

    const wanted = Object.values(getTableColumns(table)).map((column) => column.name);
    expect(found?.names.split(',')).toEqual(wanted.toSorted());
  },
);

it('applies nothing twice', async () => {
  await migrate(database.db);

  const [found] = await database.db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`migrations`);
  expect(found?.count).toBe(readdirSync(join(import.meta.dirname, 'migrations')).length);
});

it('refuses a migration that was edited after it had been applied', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'percorso-migrations-'));
  writeFileSync(join(folder, '0001-core.sql'), 'select 1;\n');

  await expect(migrate(database.db, folder)).rejects.toThrow('MIGRATION_CHANGED');

  rmSync(folder, { recursive: true });
});
