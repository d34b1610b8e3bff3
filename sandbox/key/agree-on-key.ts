import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { bankKey } from '../db/schema.ts';
import { createSecrets, sameMac, type Secrets } from '../security/secrets.ts';
import type { KeySource } from './key-source.ts';

/** What holders have left in a bank, and what is bound to its key. */
const left = sql<boolean>`exists (select from users) or exists (select from flows) or exists (select from revoked_names)`;

/**
 * Opens the secrets of a bank with the key of this process, once the database has agreed: it keeps the fingerprint of
 * the first key, which tells nothing of it. To be asked under the lock of the start, so that one of two keys is first.
 *
 * @throws {Error} what `holdKey` throws.
 */
export async function agreeOnKey(db: Database, source: KeySource, place: string): Promise<Secrets> {
  const held = await holdKey(db, source, place);
  const secrets = createSecrets(held.key ?? source.make());
  if (!held.isKept) await db.insert(bankKey).values({ fingerprint: fingerprintOf(secrets) });
  return secrets;
}

/**
 * Holds the key of this process against the data, and changes neither: new data takes the first key, and data from before
 * there were fingerprints the one that it has.
 *
 * @returns the key, null where one is still to be made, and whether the data keeps its fingerprint.
 * @throws {Error} BANK_KEY_MISSING when there is data and no key, BANK_KEY_FOREIGN when the data was made with another.
 */
export async function holdKey(
  db: Database,
  source: KeySource,
  place: string,
): Promise<{ key: Buffer | null; isKept: boolean }> {
  const [kept] = await db.select().from(bankKey);
  const key = source.read();
  if (kept !== undefined) {
    if (key === null) throw missingKey(source, place);
    if (!sameMac(fingerprintOf(createSecrets(key)), kept.fingerprint)) throw foreignKey(source, place);
    return { key, isKept: true };
  }
  const [bank] = await db.select({ isUsed: left }).from(sql`(select) as bank`);
  if (bank?.isUsed === true) {
    if (key === null) throw missingKey(source, place);
    if (source.readFormer()?.equals(key) === false) throw foreignKey(source, place);
  }
  return { key, isKept: false };
}

const fingerprintOf = (secrets: Secrets): string => secrets.mac('key', 'fingerprint');

/** Says that the key of data has gone. */
export const missingKey = ({ name }: KeySource, place: string) =>
  new Error(
    `BANK_KEY_MISSING: ${place} holds data, and ${name}, the key that it was made with, is gone; put it back from a copy, give it by BANK_KEY, or delete the data to begin anew`,
  );

const foreignKey = ({ name }: KeySource, place: string) =>
  new Error(
    `BANK_KEY_FOREIGN: the data in ${place} was made with another key than ${name} has; put that key there, or name other data`,
  );
