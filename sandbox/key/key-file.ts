import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { folderRefusal } from '../db/place/folder-refusal.ts';
import { makeFolder } from '../db/place/make-folder.ts';
import { invalidKey, parseKey, unreadableKey } from './key-text.ts';

/** Names the file of the key: beside the data and never in it, so that a dump of the database has no codes (S-02). */
export const keyFileIn = (folder: string) => join(folder, 'bank.key');

/**
 * Reads a file with a key; null where there is none.
 *
 * @throws {Error} BANK_KEY_INVALID when it cannot be read, or holds anything but a key.
 */
export function readKeyFile(file: string): Buffer | null {
  try {
    // A pipe would be waited for as long as nobody writes into it.
    if (!statSync(file).isFile()) throw invalidKey(file, 'is no file');
    return parseKey(readFileSync(file, 'utf8'), file);
  } catch (error) {
    const { code } = Object(error);
    if (leadsNowhere.test(code)) {
      if (isThere(file)) throw invalidKey(file, `is a link that leads to no file (${code})`, error);
      // What is wrong with the folder is told by anyone who opens it.
      return null;
    }
    throw code === undefined ? error : unreadableKey(file, error);
  }
}

/** What the system says where there is no file, or can be none. */
const leadsNowhere = /^(ENOENT|ENOTDIR|ENAMETOOLONG)$/;

/** Returns whether a name is taken, if only by a link. */
function isThere(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** Draws a key and writes it; where another process was first, the key is that one's. */
export function makeKeyFile(file: string): Buffer {
  const folder = dirname(file);
  const drawn = randomBytes(32);
  try {
    makeFolder(folder);
    writeOnce(file, drawn.toString('hex'));
  } catch (error) {
    throw folderRefusal(folder, error);
  }
  return readKeyFile(file) ?? drawn;
}

// Written aside and then linked: a process that dies leaves no half of a key, and of two that start together both read one.
function writeOnce(file: string, text: string): void {
  // Of two machines that share the folder, both may have the same process id.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  keepEntry(dirname(file));
}

/** Has the name of a new file on the disk before anything is made with what it holds. */
function keepEntry(folder: string): void {
  // Windows opens no folder, and writes its entries by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
