import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderRefusal, fullDisk } from './folder-refusal.ts';

/** What PostgreSQL takes at once for its log of what is about to be written. */
const leastBytes = 1024 * 1024;

/** What is asked of the system. */
export type Disk = {
  statfs: (path: string) => Promise<{ bavail: number; bsize: number }>;
  writeFile: (path: string, text: string) => Promise<void>;
};

/**
 * Looks whether the folder of the data takes more: one that does not goes on answering what is read.
 *
 * @throws {Error} `BANK_DISK_FULL`, or another that says why nothing can be written there.
 */
export async function findRoom(path: string, disk: Disk = { statfs, writeFile }): Promise<void> {
  try {
    const { bavail, bsize } = await disk.statfs(path);
    if (bavail * bsize < leastBytes) throw fullDisk(path);
    // A quota, and a disk that the system has made read-only, are found by who writes.
    const tried = join(path, 'room.tmp');
    await disk.writeFile(tried, 'room');
    await rm(tried, { force: true });
  } catch (cause) {
    throw folderRefusal(path, cause);
  }
}
