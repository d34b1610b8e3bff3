import type { Database } from './database.ts';
import { settings } from './schema.ts';

/** What the console has set, by key. */
export type Settings = ReadonlyMap<string, unknown>;

/** Reads all that the console has set in one query, since every request needs it. */
export async function readSettings(db: Database): Promise<Settings> {
  return new Map((await db.select().from(settings)).map(({ key, value }) => [key, value]));
}
