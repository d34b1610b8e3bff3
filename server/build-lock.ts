import { accessSync, constants, mkdirSync, statfsSync, statSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { hasSentence } from './explain-failure.ts';
import { freeIn } from './folder/write-refusal.ts';

/** How long to wait for a build of another process: two minutes, in which it has built many times over. */
export type Patience = { tries: number; pause: () => Promise<unknown> };

const twoMinutes: Patience = { tries: 600, pause: () => wait(200) };
const busy = 5;

/** What a build writes, with room to spare. */
const buildBytes = 24 * 1024 * 1024;

/**
 * Runs one build of a folder at a time, whatever the number of processes that want one. The lock is the system's, which
 * knows its owner from any other process and frees it when that ends.
 *
 * @throws {Error} `BUILD_BUSY` when another process goes on building, or what `refuseUnusable` throws.
 */
export async function withBuildLock<Result>(
  dist: string,
  run: () => Promise<Result>,
  { tries, pause }: Patience = twoMinutes,
): Promise<Result> {
  refuseUnusable(dist);
  const lock = openLock(dist);
  // What nobody remembers while a build is under way is closed when memory is tidied up.
  const close = () => lock.close();
  process.once('exit', close);
  try {
    for (let left = tries; !isTaken(lock); left -= 1) {
      if (left === 0)
        throw new Error(
          `BUILD_BUSY: another process has been building ${dist} for long; wait for it, or stop it and start again`,
        );
      if (left === tries) console.error(`Waiting for another process that builds ${dist}.`);
      await pause();
    }
    return await run();
  } finally {
    process.off('exit', close);
    close();
  }
}

/**
 * Makes sure that a build can be written, before anything is begun that would have to be ended again.
 *
 * @throws {Error} `DIST_READ_ONLY`, `DIST_INVALID`, `DIST_DISK_FULL` or `DIST_UNUSABLE`.
 */
export function refuseUnusable(dist: string): void {
  try {
    makeFolder(dist);
    accessSync(dist, constants.W_OK);
  } catch (error) {
    throw distRefusal(dist, error) ?? unusable(dist, error);
  }
  const { blocks, bavail, bsize } = statfsSync(dist);
  // What keeps no count of its blocks says that it has none.
  if (blocks > 0 && bavail * bsize < buildBytes) throw new Error(fullDist(dist));
}

/** Says of a failure to write a build what to do about its folder; undefined when it is about something else. */
export function distRefusal(dist: string, cause: unknown): Error | undefined {
  if (hasSentence(cause)) return cause;
  const { code = '', message } = Object(cause);
  const found = sentence(dist, `${code} ${message}`);
  return found === undefined ? undefined : new Error(found, { cause });
}

function sentence(dist: string, reason: string): string | undefined {
  if (/ENOSPC|EDQUOT|No space left on device/.test(reason)) return fullDist(dist);
  // A copy on a full disk may end so, as a disk that is broken does.
  if (/\bEIO\b/.test(reason))
    return `DIST_DISK_FULL: writing to ${dist} broke off (EIO), as on a full disk; ${freeIn(dirname(dist))}make room, and start again; where there is room, the disk is broken`;
  const [readOnly] = /EROFS|EACCES|EPERM|Read-only file system|Permission denied/.exec(reason) ?? [];
  if (readOnly !== undefined)
    return `DIST_READ_ONLY: ${dist} may not be written (${readOnly}), where a build was to be put; let this user write there, or build as one who may`;
  const [noFolder] = /ENOTDIR|EEXIST|EISDIR/.exec(reason) ?? [];
  if (noFolder !== undefined)
    return `DIST_INVALID: ${dist} has a file where a folder was expected (${noFolder}); move it away`;
  return undefined;
}

const fullDist = (dist: string) =>
  `DIST_DISK_FULL: the disk of ${dist} has no room for a build; make room, and start again`;

const unusable = (dist: string, cause: unknown) =>
  new Error(
    `DIST_UNUSABLE: ${dist} cannot be used (${Object(cause).message}); mend it, or remove it to have it built anew`,
    { cause },
  );

function makeFolder(dist: string): void {
  try {
    mkdirSync(dist, { recursive: true });
  } catch (error) {
    if (statSync(dist, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

function openLock(dist: string): DatabaseSync {
  const file = join(dist, 'building.lock');
  try {
    // The lock stands on the file and not in it: what it holds is of nobody’s build, and SQLite would take it for data.
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile() === true && found.size > 0) truncateSync(file);
    return new DatabaseSync(file);
  } catch (error) {
    throw noLock(file, error);
  }
}

const noLock = (file: string, cause: unknown) =>
  new Error(`DIST_UNUSABLE: ${file} takes no lock (${Object(cause).message}); remove it, and start again`, {
    cause,
  });

function isTaken(lock: DatabaseSync): boolean {
  try {
    // Nothing is written, not even to a journal.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return true;
  } catch (error) {
    if (Object(error).errcode === busy) return false;
    throw noLock(lock.location() ?? '', error);
  }
}
