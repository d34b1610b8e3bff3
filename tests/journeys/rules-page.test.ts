import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules, rulesPage } from '#analysis';
import { ruleExamples } from './rule-examples.ts';
import { examplesFile, rulePages } from './rule-pages.ts';

it.each(rulePages)(
  'is what the rules say of themselves in $language; when it is not, run npm run generate:rules',
  ({ path, language }) => {
    const written = readFileSync(path, 'utf8');

    expect(written).toBe(rulesPage(rules, ruleExamples, language));
  },
);

it('has its examples once more as data; when they differ, run npm run generate:rules', () => {
  expect(JSON.parse(readFileSync(examplesFile, 'utf8'))).toEqual(ruleExamples);
});

it('explains every rule in at least one whole sentence', () => {
  const unexplained = rules.filter(({ explain }) => !/^[A-Z"].{40,}\.$/s.test(explain.en));

  expect(unexplained.map(({ code }) => code)).toEqual([]);
});

it('shows a wrong and a right example of every rule', () => {
  const shown = ruleExamples.filter(({ wrong, right }) => wrong !== right).map(({ code }) => code);

  expect(shown).toEqual(rules.map(({ code }) => code));
});
