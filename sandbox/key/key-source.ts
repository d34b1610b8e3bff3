import { randomBytes } from 'node:crypto';
import { keyFileIn, makeKeyFile, readKeyFile } from './key-file.ts';
import { parseKey } from './key-text.ts';

/** Where a process has its key from. */
export type KeySource = {
  /** What to call it when it has to be mended. */
  name: string;
  /** Returns its key; null where it has none. */
  read(): Buffer | null;
  /** Returns the key that the data of this place had before it kept a fingerprint; null where nobody knows. */
  readFormer(): Buffer | null;
  /** Makes the first key. */
  make(): Buffer;
};

/** Has a key that is forgotten with the data. */
export function fleetingKey(): KeySource {
  return { name: 'memory', read: () => null, readFormer: () => null, make: () => randomBytes(32) };
}

/**
 * Has the key that was given in the environment, which several machines may have in common.
 *
 * @throws {Error} BANK_KEY_INVALID.
 */
export function givenKey(text: string, folder: string): KeySource {
  const name = 'BANK_KEY';
  const key = parseKey(text, name);
  return { name, read: () => key, readFormer: () => readKeyFile(keyFileIn(folder)), make: () => key };
}

/** Has the key in the file of a data folder, where one is made at the first start. */
export function filedKey(folder: string): KeySource {
  const file = keyFileIn(folder);
  const read = () => readKeyFile(file);
  return { name: file, read, readFormer: read, make: () => makeKeyFile(file) };
}
