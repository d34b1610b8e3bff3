import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { sha256 } from '../security/secrets.ts';
import type { Database } from './database.ts';

/** Where the SQL files are. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');

const applied = pgTable('migrations', { name: text('name').primaryKey(), hash: text('hash').notNull() });

/** What is done with the tables before anybody sees them; when it throws, they stay as they were. */
type AtEnd = (db: Database) => Promise<void>;

/** The folder of the SQL files, what to call the database in a refusal, and what is done at the end. */
type Options = { folder?: string; place?: string; atEnd?: AtEnd };

/**
 * Applies the SQL files that the database has not seen yet, in the order of their names, all in one transaction.
 *
 * Other processes may serve meanwhile: it gives way to their calls and begins again.
 *
 * @throws {Error} MIGRATION_CHANGED when a file that was applied has been edited since, BANK_NEWER when a later version
 *   has applied files of its own, BANK_FOREIGN when the tables are not those of a bank, BANK_TABLES_HELD when calls never
 *   let a table go.
 */
export async function migrate(
  db: Database,
  { folder = migrationsFolder, place = 'the database', atEnd }: Options = {},
): Promise<void> {
  for (let left = tries; ; left -= 1) {
    const attempt = { isApplying: false };
    try {
      await applyUnderLock(db, { folder, place, atEnd }, attempt);
      return;
    } catch (error) {
      if (!attempt.isApplying || !isHeldUp(error)) throw error;
      if (left === 1) throw tablesHeld(place, error);
    }
  }
}

/** How often a migration that gave way to calls begins again: a minute’s time, as its turn may take. */
const tries = 60;

async function applyUnderLock(
  db: Database,
  { folder, place, atEnd }: Required<Pick<Options, 'folder' | 'place'>> & { atEnd: AtEnd | undefined },
  attempt: { isApplying: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    // A process that holds the lock and does nothing with it must not keep another waiting for ever.
    await tx.execute(sql`set local lock_timeout = '60s'`);
    // Processes that share one database start together: only one may build the tables.
    await tx.execute(sql`select pg_advisory_xact_lock(20261120)`);
    attempt.isApplying = true;
    // The version before may be serving: its calls wait behind this one. Sooner than PostgreSQL looks for deadlocks, after a
    // second, so that it is never one of them that is given up.
    await tx.execute(sql`set local lock_timeout = '800ms'`);
    await refuseForeign(tx, place);
    await tx.execute(sql`create table if not exists migrations (name text primary key, hash text not null)`);
    await applyScripts(tx, folder);
    await atEnd?.(tx);
  });
}

/** Returns whether a table was not to be had, or another waited for one that this had. */
function isHeldUp(error: unknown): boolean {
  const { code, cause } = Object(error);
  return code === '55P03' || code === '40P01' || (cause !== undefined && isHeldUp(cause));
}

const tablesHeld = (place: string, cause: unknown) =>
  new Error(
    `BANK_TABLES_HELD: for a minute something has kept tables of ${place} that this version changes; end what pg_stat_activity shows to run so long, and start again`,
    { cause },
  );

async function applyScripts(tx: Database, folder: string): Promise<void> {
  for (const { name, script, hash } of await unappliedScripts(tx, folder)) {
    // One statement ends with a semicolon at the end of its line.
    for (const statement of script.split(/;\s*\n/)) {
      if (statement.trim() !== '') await tx.execute(sql.raw(statement));
    }
    await tx.insert(applied).values({ name, hash });
  }
}

/** An SQL file that the database has not seen. */
type Script = { name: string; script: string; hash: string };

/**
 * Reads the SQL files that a bank's database has not seen yet, in the order of their names.
 *
 * @throws {Error} MIGRATION_CHANGED or BANK_NEWER, as `migrate` does.
 */
export async function unappliedScripts(db: Database, folder = migrationsFolder): Promise<readonly Script[]> {
  const seen = new Map((await db.select().from(applied)).map(({ name, hash }) => [name, hash]));
  const scripts = readdirSync(folder)
    .toSorted()
    .map((name) => readScript(folder, name));
  const names = new Set(scripts.map(({ name }) => name));
  const [unknown] = [...seen.keys()].filter((name) => !names.has(name)).toSorted();
  if (unknown !== undefined)
    throw new Error(
      `BANK_NEWER: a later version has changed the tables by ${unknown}, which this one does not have; start that version, or name other data`,
    );
  const changed = scripts.find(({ name, hash }) => seen.has(name) && seen.get(name) !== hash);
  if (changed !== undefined)
    throw new Error(
      `MIGRATION_CHANGED: ${changed.name} was applied in another form; put the file back as it was, and its change into a file of its own`,
    );
  return scripts.filter(({ name }) => !seen.has(name));
}

function readScript(folder: string, name: string): Script {
  const script = readFileSync(join(folder, name), 'utf8');
  return { name, script, hash: sha256(script) };
}

/**
 * Makes sure that a database has no tables or those of a bank, which shares them with nobody: some would be taken for its own.
 *
 * @returns whether it has any.
 * @throws {Error} BANK_FOREIGN.
 */
export async function refuseForeign(tx: Database, place: string): Promise<boolean> {
  const [found] = await tx
    .select({
      tables: sql<number>`count(distinct table_name)`.mapWith(Number),
      ours: sql<
        string | null
      >`string_agg(column_name, ',' order by column_name) filter (where table_name = 'migrations')`,
    })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema()`);
  if (found === undefined || found.tables === 0) return false;
  // A table of this name alone is no proof: ours lists a script for every other table that there is.
  const isOurs = found.ours === 'hash,name' && (found.tables === 1 || (await tx.$count(applied)) > 0);
  if (isOurs) return true;
  throw new Error(
    `BANK_FOREIGN: ${place} has tables that are no bank’s; name an empty database, or that of a bank`,
  );
}
