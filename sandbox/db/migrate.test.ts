import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type OpenDatabase } from './database.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import * as schema from './schema.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' });
});

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

it('changes tables by adding, so that the version before goes on beside it [RUN-11]', () => {
  // What came before several versions were served at once.
  const later = readdirSync(migrationsFolder).filter((name) => name > '0019');
  const taking = /\b(?:drop|rename|set not null|set data type|alter column \w+ type|truncate)\b/iu;

  const found = later.filter((name) => taking.test(readFileSync(join(migrationsFolder, name), 'utf8')));

  expect(later.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

it('applies nothing twice', async () => {
  await migrate(database.db);

  const [found] = await database.db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`migrations`);
  expect(found?.count).toBe(readdirSync(join(import.meta.dirname, 'migrations')).length);
});

it('refuses a migration that was edited after it had been applied', async () => {
  const folder = scriptsOf({ '0001-core.sql': 'select 1;\n' });

  await expect(migrate(database.db, { folder })).rejects.toThrow(
    /^MIGRATION_CHANGED: 0001-core\.sql was applied in another form/,
  );
});

it('leaves the tables as they were when what belongs to their change is refused [S-79]', async () => {
  const folder = scriptsOf({ '0999-more.sql': 'create table more (id integer);\n' });

  const refused = migrate(database.db, {
    folder,
    atEnd: async () => {
      throw new Error('another key');
    },
  });

  await expect(refused).rejects.toThrow('another key');
  expect(await tablesNamed('more')).toEqual([]);
});

it('refuses tables that a later version has changed [S-88]', async () => {
  await migrate(database.db, { folder: scriptsOf({ '0999-later.sql': 'select 1;\n' }) });

  await expect(migrate(database.db)).rejects.toThrow(
    /^BANK_NEWER: a later version has changed the tables by 0999-later\.sql/,
  );

  await database.db.execute(sql`delete from migrations where name = '0999-later.sql'`);
});

it.each([
  ['any', 'create table orders (id integer)'],
  ['migrations of its own', 'create table migrations (id integer, run_at timestamp)'],
  [
    'migrations that look like ours',
    'do $$ begin create table migrations (name text, hash text); create table orders (id integer); end $$',
  ],
])('refuses a database that has tables of something else, be it %s [S-88]', async (_, table) => {
  await database.db.execute(sql`create schema another`);
  await database.db.execute(sql`set search_path to another`);
  await database.db.execute(sql.raw(table));

  const refused = migrate(database.db, { place: 'the database db:5432/orders' });

  await expect(refused).rejects.toThrow(
    /^BANK_FOREIGN: the database db:5432\/orders has tables that are no bank’s/,
  );
  await database.db.execute(sql`set search_path to public`);
  await database.db.execute(sql`drop schema another cascade`);
});

/** Writes a folder with the project's SQL files and further ones. */
function scriptsOf(more: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'percorso-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrationsFolder, folder, { recursive: true });
  for (const [name, text] of Object.entries(more)) writeFileSync(join(folder, name), text);
  return folder;
}

const tablesNamed = (name: string) =>
  database.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_name = ${name}`);
