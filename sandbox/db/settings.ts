import type { Database } from './database.ts';
import { keepQuery } from './keep-queries.ts';
import { settings } from './schema.ts';

/** What the console has set, by key. */
export type Settings = ReadonlyMap<string, unknown>;

const allSettings = keepQuery((db) => db.select().from(settings).prepare('settings'));

/** Reads all that the console has set in one query, since every request needs it. */
export async function readSettings(db: Database): Promise<Settings> {
  return new Map((await allSettings(db).execute()).map(({ key, value }) => [key, value]));
}
