import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutAttribute } from './json-imports.ts';

it('leaves no attribute on the texts that arrive later, which a browser would refuse while developing', () => {
  const source = readFileSync(join(import.meta.dirname, '../../i18n/setup-trees.ts'), 'utf8');

  const served = withoutAttribute(source);

  expect(served).toMatch(/import\('\.\/it\/home\.json'\)/);
  expect(served).not.toMatch(/import\([^)]*with:/);
});
