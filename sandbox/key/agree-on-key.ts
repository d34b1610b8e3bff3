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
 * @throws {Error} BANK_KEY_MISSING when there is data and no key, BANK_KEY_FOREIGN when the data was made with another.
 */
export async function agreeOnKey(db: Database, source: KeySource, place: string): Promise<Secrets> {
  const [kept] = await db.select().from(bankKey);
  if (kept === undefined) return adoptKey(db, source, place);
  const key = source.read();
  if (key === null) throw missingKey(source, place);
  const secrets = createSecrets(key);
  if (!sameMac(fingerprintOf(secrets), kept.fingerprint)) throw foreignKey(source, place);
  return secrets;
}

/** Takes the first key of new data, and of data from before there were fingerprints the one that it has. */
async function adoptKey(db: Database, source: KeySource, place: string): Promise<Secrets> {
  const [bank] = await db.select({ isUsed: left }).from(sql`(select) as bank`);
  let key = source.read();
  if (bank?.isUsed === true) {
    if (key === null) throw missingKey(source, place);
    if (source.readFormer()?.equals(key) === false) throw foreignKey(source, place);
  }
  key ??= source.make();
  const secrets = createSecrets(key);
  await db.insert(bankKey).values({ fingerprint: fingerprintOf(secrets) });
  return secrets;
}

const fingerprintOf = (secrets: Secrets): string => secrets.mac('key', 'fingerprint');

const missingKey = ({ name }: KeySource, place: string) =>
  new Error(
    `BANK_KEY_MISSING: ${place} holds data, and ${name}, the key that it was made with, is gone; put it back from a copy, give it by BANK_KEY, or delete the data to begin anew`,
  );

const foreignKey = ({ name }: KeySource, place: string) =>
  new Error(
    `BANK_KEY_FOREIGN: the data in ${place} was made with another key than ${name} has; put that key there, or name other data`,
  );
