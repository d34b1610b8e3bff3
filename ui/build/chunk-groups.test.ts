import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const root = join(import.meta.dirname, '..', '..');
const folders = ['ui', 'engine', 'i18n', 'schemas', 'journeys'];
const sources = folders.flatMap((folder) =>
  globSync('**/*.{ts,tsx,json}', { cwd: join(root, folder) })
    .filter((path) => !/\.test\.|\.fixture\./.test(path))
    .map((path) => `/${folder}/${path}`),
);
const lines = chunkGroups.flatMap(({ name, modules }) => modules.map((line) => ({ name, line })));
const ofPackages = lines.filter(({ line }) => line.startsWith('/node_modules/'));
const ofSources = lines.filter(({ line }) => folders.some((folder) => line.startsWith(`/${folder}/`)));

it('the chunks name no module that has moved away', () => {
  const gone = ofSources.filter(({ line }) => !sources.some((path) => new RegExp(line).test(path)));

  expect(ofSources.length).toBeGreaterThan(30);
  expect(gone).toEqual([]);
});

it('the chunks name no package that is not installed', () => {
  const gone = ofPackages.filter(({ line }) => !existsSync(join(root, /^\/[^(]+/.exec(line)?.[0] ?? '')));

  expect(ofPackages.length).toBeGreaterThan(5);
  expect(gone).toEqual([]);
});
