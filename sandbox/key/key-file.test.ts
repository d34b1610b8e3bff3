import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/support/sandbox-places.ts';
import { openBank } from '../open-bank.ts';
import { keyFileIn, makeKeyFile, readKeyFile } from './key-file.ts';
import { parseKey, unreadableKey } from './key-text.ts';

const whole = 'a1'.repeat(32);
let file: string;

beforeEach(() => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  file = keyFileIn(folder.path);
});

it.each([
  ['nothing', '', 'is empty'],
  ['an end of a line alone', '\n', 'is empty'],
  ['half a key', whole.slice(32), 'holds 32 characters that are no key'],
  ['one digit too many', `${whole}0`, 'holds 65 characters that are no key'],
  ['another letter', `g${whole.slice(1)}`, 'holds 64 characters that are no key'],
])('a key is refused that is %s, and none of it is told [S-79]', (_, text, found) => {
  writeFileSync(file, text);

  const told = errorOf(() => readKeyFile(file));

  expect(told).toBe(
    `BANK_KEY_INVALID: ${file} ${found}; expected 64 hexadecimal digits that this user may read; put back the key that the data was made with, or begin anew without data and without key`,
  );
});

it.each([
  ['a folder', () => mkdirSync(file)],
  ['a pipe that nobody writes into', () => void spawnSync('mkfifo', [file])],
])('%s in the place of the key is refused at once, and no key takes its place [S-79, S-88]', (_, make) => {
  make();

  expect(errorOf(() => readKeyFile(file))).toContain(`BANK_KEY_INVALID: ${file} is no file`);
});

it.each(['gone.key', join('gone', 'bank.key')])(
  'a link to %s, which is not there, is refused in the place of the key, and before there is a database [S-79, S-88]',
  async (target) => {
    symlinkSync(target, file);

    await expect(openBank({ dataDir: dirname(file) })).rejects.toThrow(
      `BANK_KEY_INVALID: ${file} is a link that leads to no file (ENOENT)`,
    );

    expect(readdirSync(dirname(file))).toEqual(['bank.key']);
  },
);

it('a folder whose name is too long is told as such, and not by its key [S-88]', async () => {
  const folder = join(dirname(file), 'd'.repeat(300));

  await expect(openBank({ dataDir: folder })).rejects.toThrow(
    `BANK_FOLDER_INVALID: ${join(folder, 'bank')} has a name that is longer than its disk takes (ENAMETOOLONG); shorten`,
  );
});

it('a key that this user may not read is made readable, and nothing is begun anew [S-79]', () => {
  expect(unreadableKey('/data/bank.key', { code: 'EACCES' }).message).toBe(
    'BANK_KEY_INVALID: /data/bank.key cannot be read (EACCES); expected 64 hexadecimal digits that this user may read; let this user own it with mode 600, and enter its folder',
  );
  expect(unreadableKey('/data/bank.key', { code: 'EIO' }).message).toContain('(EIO); expected');
});

it('a key is 32 bytes, whether or not a line ends behind it [S-79]', () => {
  expect(parseKey(whole, 'BANK_KEY')).toEqual(parseKey(`${whole.toUpperCase()}\n`, 'BANK_KEY'));
  expect(parseKey(whole, 'BANK_KEY')).toHaveLength(32);
});

it('the first key is written whole, for its owner alone, and stays the one for anyone who comes second [S-79]', () => {
  const first = makeKeyFile(file);
  const second = makeKeyFile(file);

  expect(second).toEqual(first);
  expect(readFileSync(file, 'utf8')).toBe(first.toString('hex'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, '..'))).toEqual(['bank.key']);
});

function errorOf(run: () => unknown): string {
  try {
    return `answered ${typeof run()}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
