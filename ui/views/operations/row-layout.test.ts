import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const applied = readFileSync(new URL('filters/AppliedFilters.module.css', import.meta.url), 'utf8');
const sheet = readFileSync(new URL('OperationRow.module.css', import.meta.url), 'utf8');

it('breaks the longest word of a merchant’s name rather than run under the amount, which stays whole', () => {
  expect(rule('what')).toMatch(/min-width: 0;/u);
  expect(rule('what')).toMatch(/grid-template-columns: minmax\(0, 1fr\);/u);
  expect(rule('merchant')).toMatch(/overflow-wrap: anywhere;/u);
  expect(rule('amount')).toMatch(/flex: none;/u);
});

it('keeps the number of the card whole, beneath the amount where it must, and not in two lines [OPS-04]', () => {
  expect(rule('pan')).toMatch(/white-space: nowrap;/u);
});

it('keeps the words of ‘Azzera ricerca’ in line with the rest of the page [FILTER-09]', () => {
  expect(applied).toMatch(/\.applied > button \{\s*margin-inline: calc\(-1 \* var\(--space-3\)\);/u);
});

/** Reads the first rule of a class: jsdom lays nothing out, so that the words of the sheet are all there is. */
function rule(name: string): string {
  return new RegExp(`\\.${name} \\{([^}]*)\\}`, 'u').exec(sheet)?.[1] ?? '';
}
