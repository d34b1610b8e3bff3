import { openDatabase, type OpenDatabase } from './db/database.ts';
import { namePlace } from './db/place/name-place.ts';
import { agreeOnKey } from './key/agree-on-key.ts';
import { keySourceOf, placeOf, type SandboxOptions } from './options.ts';
import type { Secrets } from './security/secrets.ts';

/**
 * Opens what a bank keeps, and the secrets that it is kept with; a refusal leaves the database as it was.
 *
 * @throws {Error} What `openDatabase` and `agreeOnKey` throw, and BANK_KEY_INVALID.
 */
export async function openBank(
  options: SandboxOptions,
): Promise<{ database: OpenDatabase; secrets: Secrets }> {
  const source = keySourceOf(options);
  // A key that is none is refused before anything is opened.
  source.read();
  const place = placeOf(options);
  const { promise: secrets, resolve } = Promise.withResolvers<Secrets>();
  const database = await openDatabase(place, async (db) =>
    resolve(await agreeOnKey(db, source, namePlace(place))),
  );
  return { database, secrets: await secrets };
}
