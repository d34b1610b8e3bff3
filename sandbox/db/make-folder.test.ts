import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/support/sandbox-places.ts';
import { makeFolder } from './make-folder.ts';

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

// In a process of its own: what goes on for ever there can be ended.
it.each(existsSync('/proc/self') ? ['/proc'] : [])(
  'a folder is refused in %s, which takes none and says that there is nothing to take it [S-88]',
  (place) => {
    const module = pathToFileURL(join(import.meta.dirname, 'make-folder.ts')).href;
    const program = `import { makeFolder } from '${module}'; makeFolder(process.argv[1]);`;

    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program, join(place, 'bank', 'data')],
      { encoding: 'utf8', timeout: 30_000 },
    );

    expect(stderr).toContain(`${place} takes no folder`);
    expect(status).toBe(1);
  },
  60_000,
);
