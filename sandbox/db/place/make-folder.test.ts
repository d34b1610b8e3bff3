import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/support/sandbox-places.ts';
import { keepOthersOut, makeFolder } from './make-folder.ts';

let root: string;

beforeEach(() => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  root = folder.path;
});

it('a folder is made with all that are missing above it, for its owner alone, and is taken as it is the second time [S-88]', () => {
  const deep = join(root, 'a', 'b', 'c');

  makeFolder(deep);
  makeFolder(deep);

  expect([join(root, 'a'), deep].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
});

it('a folder is refused below a file, and in its place [S-88]', () => {
  const file = join(root, 'file');
  writeFileSync(file, '');

  expect(() => makeFolder(file)).toThrow(/^EEXIST/);
  expect(() => makeFolder(join(file, 'data'))).toThrow(/^E(EXIST|NOTDIR)/);
});

it('a link that leads nowhere is told as such in the place of a folder [S-88]', () => {
  const link = join(root, 'link');
  symlinkSync(join(root, 'gone', 'data'), link);

  expect(() => makeFolder(link)).toThrow(`${link} is a link that leads nowhere`);
});

it('a folder that was made for everybody is kept to its owner [S-88]', () => {
  const folder = join(root, 'open');
  mkdirSync(folder, { mode: 0o755 });

  keepOthersOut(folder);

  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it.each(existsSync('/proc/self') ? ['/proc/self'] : [])(
  'a folder whose modes nobody may change, as %s, is refused while others may read it [S-88]',
  (folder) => {
    expect(() => keepOthersOut(folder)).toThrow(
      /^BANK_FOLDER_OPEN: others may read \/proc\/self, .* \(EPERM\); have its owner/,
    );
  },
);

// In a process of its own: what goes on for ever there can be ended.
it.each(existsSync('/proc/self') ? ['/proc'] : [])(
  'a folder is refused in %s, which takes none and says that there is nothing to take it [S-88]',
  (place) => {
    const module = pathToFileURL(join(import.meta.dirname, 'make-folder.ts')).href;
    const program = `import { makeFolder } from '${module}'; makeFolder(process.argv[1]);`;

    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program, join(place, 'bank', 'data')],
      { encoding: 'utf8', timeout: 300_000 },
    );

    expect(stderr).toContain(`${place} takes no folder`);
    expect(status).toBe(1);
  },
);
