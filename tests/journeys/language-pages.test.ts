import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { wordsOf } from '../../cli/reference/keys.ts';
import { exampleFolders, exampleOf, keys, languagePages, schemas } from './language-pages.ts';
import { openSmallFolder } from './small-folder.ts';

const root = join(import.meta.dirname, '../..');

const named = keys.map((key) => ({ key, name: `${key.home} ${key.name}` }));

it.each(languagePages)(
  'is what the schemas say, in $path; when it is not, run npm run generate [LANG-24]',
  ({ path, text }) => {
    expect(readFileSync(path, 'utf8').replaceAll('\r\n', '\n')).toBe(text);
  },
);

it.each(named)('says in both languages what $name means [LANG-24]', ({ key }) => {
  const { en, it: italian } = wordsOf(key.schema, key.home, schemas);

  expect(en).toMatch(/[.:]$/);
  expect(italian).toMatch(/[.:]$/);
  expect(italian).not.toBe(en);
});

it('shows an example of every key [LANG-24]', () => {
  expect(named.filter(({ key }) => exampleOf(key) === undefined).map(({ name }) => name)).toEqual([]);
});

it.each(exampleFolders)(
  'takes its examples from journeys whose scenarios pass all of them: those of "$folder" [LANG-24]',
  async ({ folder, sources }) => {
    const files = new Set(keys.map((key) => exampleOf(key)?.file));
    const ids = [...sources.journeys.keys()].filter((id) =>
      [...files].some((file) => file?.startsWith(`${join(folder, 'journeys', id)}/`)),
    );
    const copy = openSmallFolder(join(root, folder));

    expect(ids).not.toEqual([]);
    expect(await copy.percorso(['check', ...ids])).toMatchObject({ code: 0 });
    expect(await copy.percorso(['test', ...ids, '--min-coverage', '100'])).toMatchObject({ code: 0 });
  },
);

it.each(languagePages)('leads in $path to files that there are [LANG-24]', ({ path, text }) => {
  const links = new Set([...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link));

  for (const link of links) expect(() => readFileSync(join(dirname(path), link)), link).not.toThrow();
});
