import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import words from '../../journeys/words.json' with { type: 'json' };

it('lists in journeys/words.json the files of texts that the portal’s page and views, the console and Studio read, and no other', () => {
  const trees = readFileSync(join(import.meta.dirname, '../../i18n/setup-trees.ts'), 'utf8');

  const read = new Set([...trees.matchAll(/'\.\/it\/([\w-]+)\.json'/g)].map(([, name]) => name));

  expect(new Set(words.views)).toEqual(read.add('opening').add('studio').add('console'));
});
