import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Stands in a folder while its database is made, so that one cut short passes neither for whole nor for damaged. */
export const beingMade = 'being-made';

/** What holders have left is for the bank's own user. */
const mode = 0o700;

/**
 * Makes a folder, and those above it that are missing, one by one. Node's own way tries for ever where the system says of
 * a folder that is there that nothing is, when it takes no new one, as /proc does.
 *
 * @throws {Error} What the system says of the first that cannot be made, or that its parent takes none.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const { code } = Object(error);
    // Another process may have made it meanwhile.
    if (code === 'EEXIST' && isFolder(path)) return;
    if (code === 'ENOENT') throw new Error(`${parent} takes no folder`, { cause: error });
    if (code === 'EEXIST' && statSync(path, { throwIfNoEntry: false }) === undefined)
      throw new Error(`${path} is a link that leads nowhere`, { cause: error });
    throw error;
  }
}

/**
 * Keeps others out of a folder, anyone who made it: the files that PGlite makes in it may be read by all.
 *
 * @throws {Error} BANK_FOLDER_OPEN when others may enter, and this user cannot change that.
 */
export function keepOthersOut(path: string): void {
  // Windows has rights of another sort.
  if (process.platform === 'win32' || (statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (cause) {
    throw new Error(
      `BANK_FOLDER_OPEN: others may read ${path}, and this user may not keep them out (${Object(cause).code}); have its owner set its mode to 700, or keep the data elsewhere`,
      { cause },
    );
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
