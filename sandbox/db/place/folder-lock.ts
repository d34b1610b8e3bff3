import { realpathSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A folder kept from other processes; it is free again when it is released or the process ends, however it ends. */
export type FolderLock = { release(): void };

/** The file of a data folder on which its lock stands; it has no content, and stays when nobody has the folder. */
export const lockName = 'in-use.lock';

/** SQLite takes no longer paths, those of the journals that it may need included. */
const mostBytes = 500;
const busy = 5;

/**
 * Keeps a folder for this process: PGlite does not notice a second one, and the two would ruin the data. The lock lies
 * in the folder, so that it is one lock by whatever path the folder is reached.
 *
 * @throws {Error} BANK_IN_USE when another process has the folder, BANK_FOLDER_TOO_DEEP when its path is too long for
 *   a lock, BANK_FOLDER_UNUSABLE when its file takes none.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(realpathSync(folder), lockName);
  if (Buffer.byteLength(file) > mostBytes) {
    const most = mostBytes - Buffer.byteLength(join('/', lockName));
    throw new Error(
      `BANK_FOLDER_TOO_DEEP: ${folder} has a path of more than ${most} bytes; keep the data nearer to the root`,
    );
  }
  // Node has no lock of files of its own, and SQLite has the system's: the system frees it for a process that was killed.
  const lock = openLock(file);
  try {
    // Nothing is written, not even to a journal: a full disk does not matter here.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (Object(error).errcode !== busy) throw noLock(file, error);
    throw new Error(`BANK_IN_USE: another process has ${folder} open; stop it, or keep the data elsewhere`, {
      cause: error,
    });
  }
  // Anyone who holds the lock may forget it, and what nobody remembers is closed when memory is tidied up.
  const close = () => lock.close();
  process.once('exit', close);
  return {
    release: () => {
      process.off('exit', close);
      close();
    },
  };
}

function openLock(file: string): DatabaseSync {
  try {
    // What it holds is nothing of ours, and SQLite would take it for data. One that is held has no content.
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile() === true && found.size > 0) truncateSync(file);
    return new DatabaseSync(file);
  } catch (error) {
    throw noLock(file, error);
  }
}

const noLock = (file: string, cause: unknown) =>
  new Error(
    `BANK_FOLDER_UNUSABLE: ${file} takes no lock (${Object(cause).message}); remove it, or keep the data elsewhere`,
    { cause },
  );
