import { accessSync, constants, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { startPglite } from '../start-pglite.ts';
import { lockFolder, lockName, type FolderLock } from './folder-lock.ts';
import { corruptData, folderRefusal, fullDisk, pgliteRefusal } from './folder-refusal.ts';
import { beingMade, keepOthersOut, makeFolder } from './make-folder.ts';

/** What a new database takes, and its first tables. */
const newDatabaseBytes = 48 * 1024 * 1024;

/**
 * Opens the database of a folder, and makes one of `fresh` data where there is none; nobody else can until its lock is
 * released.
 *
 * @throws {Error} BANK_IN_USE, BANK_CORRUPT, BANK_DISK_FULL, or that the folder is none, may not be
 *   written or may be read by others.
 */
export async function openFolder(
  path: string,
  fresh: () => Promise<Blob>,
): Promise<{ client: PGlite; lock: FolderLock }> {
  const lock = takeFolder(path);
  try {
    return { client: await openData(path, fresh), lock };
  } catch (error) {
    lock.release();
    throw folderRefusal(path, error);
  }
}

function takeFolder(path: string): FolderLock {
  try {
    makeFolder(path);
    // A lock that is there already could be taken in a folder that may only be read.
    accessSync(path, constants.W_OK);
    keepOthersOut(path);
    return lockFolder(path);
  } catch (error) {
    throw folderRefusal(path, error);
  }
}

async function openData(path: string, fresh: () => Promise<Blob>): Promise<PGlite> {
  const found = readdirSync(path).filter((name) => name !== lockName);
  const isHalf = found.includes(beingMade);
  if (!isHalf && found.includes('PG_VERSION')) return start(path);
  // PGlite would make a new database over what is left of the old one.
  if (!isHalf && found.length > 0) throw corruptData(path, 'it has files, and PG_VERSION is missing');
  refuseNoRoom(path);
  writeFileSync(join(path, beingMade), '');
  for (const name of found.filter((each) => each !== beingMade))
    rmSync(join(path, name), { recursive: true });
  const client = await start(path, await fresh());
  rmSync(join(path, beingMade));
  return client;
}

/** To make a database takes seconds; that there is no room for it is known before. */
function refuseNoRoom(path: string): void {
  const { blocks, bavail, bsize } = statfsSync(path);
  // What keeps no count of its blocks says that it has none.
  if (blocks > 0 && bavail * bsize < newDatabaseBytes) throw fullDisk(path);
}

async function start(path: string, loadDataDir?: Blob): Promise<PGlite> {
  const words: string[] = [];
  let isUp = false;
  // What it says once it is up may be of the data.
  const onStderr = (text: string) => {
    if (!isUp) words.push(text);
    return false;
  };
  try {
    // Every commit reaches the disk before it is acknowledged: PGlite's relaxed durability stays off.
    return await startPglite({ dataDir: path, onStderr, ...(loadDataDir && { loadDataDir }) });
  } catch (error) {
    throw pgliteRefusal(path, error, words);
  } finally {
    isUp = true;
  }
}
