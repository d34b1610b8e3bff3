import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Disk, findRoom } from './find-room.ts';

/** What the system answers of a disk; a disk of one’s own takes the rights of root (start-refusals.test.ts tries one where it may). */
const diskWith = ({ free, refusal }: { free?: number; refusal?: string }): Disk => ({
  statfs: async (path) => (free === undefined ? statfs(path) : { bsize: 1, bavail: free }),
  writeFile: async (path, text) => {
    if (refusal !== undefined) throw Object.assign(new Error(), { code: refusal });
    await writeFile(path, text);
  },
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-room-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('finds room where there is some, and leaves nothing behind [RUN-06]', async () => {
  await findRoom(folder);

  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['has less than the database takes at once', { free: 1024 * 1024 - 1 }, 'BANK_DISK_FULL'],
  ['is over its quota', { refusal: 'EDQUOT' }, 'BANK_DISK_FULL'],
  ['has become read-only', { refusal: 'EROFS' }, 'BANK_FOLDER_READ_ONLY'],
])('says what to do where the disk %s [RUN-06]', async (_, found, code) => {
  await expect(findRoom(folder, diskWith(found))).rejects.toThrow(
    new RegExp(`^${code}: .*${folder}.*; `, 'u'),
  );
});

it('says so where the folder is gone [RUN-06]', async () => {
  await expect(findRoom(join(folder, 'gone'))).rejects.toThrow(/^BANK_FOLDER_UNUSABLE: .*ENOENT/u);
});
