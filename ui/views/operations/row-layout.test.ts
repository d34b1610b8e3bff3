import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheet = readFileSync(new URL('OperationRow.module.css', import.meta.url), 'utf8');

it('ends a merchant’s name with its line rather than run under the amount, which stays whole', () => {
  expect(rule('words')).toMatch(/min-width: 0;/u);
  expect(rule('words')).toMatch(/grid-template-columns: minmax\(0, 1fr\);/u);
  expect(rule('merchant')).toMatch(/text-overflow: ellipsis;/u);
  expect(rule('amount')).toMatch(/flex: none;/u);
});

it('keeps the number of the card whole: the category beside it gives way [OPS-04]', () => {
  expect(rule('pan')).toMatch(/flex: none;/u);
  expect(rule('category')).toMatch(/text-overflow: ellipsis;/u);
});

/** Reads the first rule of a class: jsdom lays nothing out, so that the words of the sheet are all there is. */
function rule(name: string): string {
  return new RegExp(`\\.${name} \\{([^}]*)\\}`, 'u').exec(sheet)?.[1] ?? '';
}
