import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-files.ts';

const ofWholePage = /(?:^|[\s,}])(?::root|html|body)[^\s,{]*:has\(/mu;

/** A rule by what an element holds for whatever else is in it; `:is` names tags as well, and styles those alone. */
const ofWhateverIsThere = /:has\([^{},]*\)[^{},()]*[\s>+~]\*\s*[,{]/mu;
const sheets = globSync('{ui,console,studio,sandbox}/**/*.css', { cwd: root });
const those = (pattern: RegExp) =>
  sheets.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));

it('finds the sheets', () => {
  expect(sheets.length).toBeGreaterThan(100);
});

it('asks the root for no part of the page, or each change anywhere would style all of it anew', () => {
  expect(those(ofWholePage)).toEqual([]);
});

it('names the tags of what changes its look by what is there, or each change near it would style all of it anew', () => {
  expect(those(ofWhateverIsThere)).toEqual([]);
  expect('.card:has([data-awaited]) > .notices ~ * {').toMatch(ofWhateverIsThere);
  expect('.card:has(.a) > .notices ~ :is(nav, ul) {').not.toMatch(ofWhateverIsThere);
});
