import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { sha256 } from '../security/secrets.ts';
import type { Database } from './database.ts';

/** Where the SQL files are. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');

const applied = pgTable('migrations', { name: text('name').primaryKey(), hash: text('hash').notNull() });

/**
 * Applies the SQL files that the database has not seen yet, in the order of their names, all in one transaction.
 *
 * @throws {Error} MIGRATION_CHANGED when a file that was applied has been edited since.
 */
export async function migrate(db: Database, folder: string = migrationsFolder): Promise<void> {
  await db.transaction(async (tx) => {
    // Processes that share one database start together: only one may build the tables.
    await tx.execute(sql`select pg_advisory_xact_lock(20261120)`);
    await tx.execute(sql`create table if not exists migrations (name text primary key, hash text not null)`);
    const seen = new Map((await tx.select().from(applied)).map(({ name, hash }) => [name, hash]));
    for (const name of readdirSync(folder).toSorted()) {
      const script = readFileSync(join(folder, name), 'utf8');
      const hash = sha256(script);
      if (seen.get(name) === hash) continue;
      if (seen.has(name)) throw new Error(`MIGRATION_CHANGED: ${name} was applied in another form`);
      // One statement ends with a semicolon at the end of its line.
      for (const statement of script.split(/;\s*\n/)) {
        if (statement.trim() !== '') await tx.execute(sql.raw(statement));
      }
      await tx.insert(applied).values({ name, hash });
    }
  });
}
