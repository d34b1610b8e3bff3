import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operators, operatorTexts } from './operators.ts';

it('are told of in the page of the language, each with what it says', () => {
  const page = readFileSync(new URL('../../docs/language.md', import.meta.url), 'utf8');
  const told = page
    .split('\n')
    .filter((line) => /^\| `[^`]+` \| (?:guards and mappings|mappings|ways behind)/.test(line));

  expect(told.map((line) => line.split('`')[1])).toEqual(Object.keys(operators));
  for (const [name, text] of Object.entries(operatorTexts))
    expect(
      told.find((line) => line.startsWith(`| \`${name}\` |`)),
      name,
    ).toContain(text);
});
