import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-files.ts';

const ofWholePage = /(?:^|[\s,}])(?::root|html|body)[^\s,{]*:has\(/mu;

it('asks the root for no part of the page, or each change anywhere would style all of it anew', () => {
  const sheets = globSync('{ui,console,studio,sandbox}/**/*.css', { cwd: root });

  const asking = sheets.filter((path) => ofWholePage.test(readFileSync(join(root, path), 'utf8')));

  expect(sheets.length).toBeGreaterThan(100);
  expect(asking).toEqual([]);
});
