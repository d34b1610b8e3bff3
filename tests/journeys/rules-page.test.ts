import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rules, rulesPage } from '#analysis';

const page = join(import.meta.dirname, '../../docs/rules/README.md');

it('is what the rules say of themselves; when it is not, run npm run generate:rules', () => {
  const written = readFileSync(page, 'utf8');

  expect(written).toBe(rulesPage(rules));
});

it('explains every rule in at least one whole sentence', () => {
  const unexplained = rules.filter(({ explain }) => !/^[A-Z"].{40,}\.$/s.test(explain));

  expect(unexplained.map(({ code }) => code)).toEqual([]);
});
