import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { personas } from './personas.ts';

it('has every demo account in the README', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

  const missing = personas.filter(({ name }) => !new RegExp(`\`${name}[@\`]`).test(readme));

  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(personas.length).toBeGreaterThan(20);
});
