import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/support/sandbox-places.ts';
import { startPglite } from '../start-pglite.ts';
import { lockFolder } from './folder-lock.ts';
import { openFolder } from './open-folder.ts';

const whole = temporaryFolder();
let data: string;

/** An empty database: what a new folder gets. */
let fresh: Blob;
const open = (path: string) => openFolder(path, async () => fresh);

beforeAll(async () => {
  const client = await startPglite();
  fresh = await client.dumpDataDir('none');
  await client.close();
  await openAndClose(join(whole.path, 'bank'));
});

afterAll(() => whole.remove());

beforeEach(() => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  data = join(folder.path, 'bank');
});

async function openAndClose(path: string): Promise<void> {
  const { client, lock } = await open(path);
  await client.close();
  lock.release();
}

const emptyAll = (folder: string) => {
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (name.isFile()) truncateSync(join(name.parentPath, name.name));
};

it.each<[string, (path: string) => void]>([
  ['the file that says what it is has gone', (path) => rmSync(join(path, 'PG_VERSION'))],
  ['the file that says how it stands is empty', (path) => truncateSync(join(path, 'global', 'pg_control'))],
  ['its journal is empty', (path) => emptyAll(join(path, 'pg_wal'))],
  ['its tables are empty', (path) => emptyAll(join(path, 'base'))],
  ['its tables have gone', (path) => rmSync(join(path, 'base'), { recursive: true })],
  ['every file of it is empty', emptyAll],
])('data is refused as damaged, and left as it is, when %s [S-88]', async (_, damage) => {
  cpSync(join(whole.path, 'bank'), data, { recursive: true });
  damage(data);
  const before = readdirSync(data);

  await expect(open(data)).rejects.toThrow(/^BANK_CORRUPT: .*; put back a copy, or move the folder away/);

  expect(readdirSync(data)).toEqual(expect.arrayContaining(before));
  // Nobody holds it: a copy may be put back and opened.
  lockFolder(data).release();
});

it.each(['new', 'old'])(
  'a folder with %s data is for its owner alone, whatever it was made as [S-88]',
  async (age) => {
    if (age === 'old') cpSync(join(whole.path, 'bank'), data, { recursive: true });
    else mkdirSync(data);
    chmodSync(data, 0o755);

    await openAndClose(data);

    expect(statSync(data).mode & 0o777).toBe(0o700);
  },
);

it('files that are no database are refused, and left as they are [S-88]', async () => {
  mkdirSync(data);
  writeFileSync(join(data, 'photo.jpg'), 'a picture');

  await expect(open(data)).rejects.toThrow(/^BANK_CORRUPT: .*it has files, and PG_VERSION is missing/);

  expect(existsSync(join(data, 'photo.jpg'))).toBe(true);
});

it('a file in the place of the folder is refused [S-88]', async () => {
  writeFileSync(data, '');

  await expect(open(data)).rejects.toThrow(/^BANK_FOLDER_INVALID: /);
  await expect(open(join(data, 'bank'))).rejects.toThrow(/^BANK_FOLDER_INVALID: /);
});

it('a database whose making was cut short is made anew [S-80]', async () => {
  mkdirSync(join(data, 'base'), { recursive: true });
  writeFileSync(join(data, 'being-made'), '');
  writeFileSync(join(data, 'PG_VERSION'), '');

  const { client, lock } = await open(data);
  const { rows } = await client.query('select 1 as one');

  expect(rows).toEqual([{ one: 1 }]);
  expect(readdirSync(data)).not.toContain('being-made');
  await client.close();
  lock.release();
});
