import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installedBytes } from './installed-size.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-size-'));
  lay('own', { one: '1' });
  lay('node_modules/one', { two: '1' });
  lay('node_modules/one/node_modules/two', {});
  lay('node_modules/two', { other: '1' });
  lay('node_modules/other', {});
});

afterEach(() => rmSync(root, { recursive: true }));

function lay(folder: string, dependencies: object, bytes = 0): void {
  const file = join(root, folder, 'package.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ dependencies }));
  writeFileSync(join(root, folder, 'index.js'), Buffer.alloc(bytes));
}

const installed = (): number => installedBytes(root, join(root, 'own'));

it('counts what a package needs, each as it is found from there, and nothing else [RUN-01]', () => {
  const before = installed();

  lay('node_modules/other', {}, 5e6);
  expect(installed()).toBe(before);
  lay('node_modules/one/node_modules/two', {}, 5e6);
  expect(installed() - before).toBeGreaterThanOrEqual(5e6);
});

it('refuses a package that takes more than is promised [RUN-01]', () => {
  lay('own', {}, 151e6);

  expect(installed).toThrow(/^PACKAGE_TOO_LARGE: installed it takes 15[12] MB, expected at most 150;/);
});
