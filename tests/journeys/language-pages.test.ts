import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsOf } from '../../cli/reference/keys.ts';
import { keys, languagePages, schemas } from './language-pages.ts';

const named = keys.map((key) => ({ key, name: `${key.home} ${key.name}` }));

it.each(languagePages)(
  'is what the schemas say, in $path; when it is not, run npm run generate [LANG-24]',
  ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

it.each(named)('says in both languages what $name means [LANG-24]', ({ key }) => {
  const { en, it: italian } = wordsOf(key.schema, key.home, schemas);

  expect(en).toMatch(/[.:]$/);
  expect(italian).toMatch(/[.:]$/);
  expect(italian).not.toBe(en);
});
