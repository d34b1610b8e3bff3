import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from '#analysis';
import { readRuleText } from '../../cli/report/rule-text.ts';
import { rulesPage } from '../../cli/report/rules-page.ts';
import { ruleExamples } from './rule-examples.ts';
import { examplesFile, rulePages, ruleTexts } from './rule-pages.ts';

it.each(rulePages)(
  'is what the rules say of themselves in $language; when it is not, run npm run generate:rules',
  ({ path, language }) => {
    const written = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

    expect(written).toBe(rulesPage(rules, ruleExamples, language));
  },
);

it('has its examples once more as data; when they differ, run npm run generate:rules', () => {
  expect(JSON.parse(readFileSync(examplesFile, 'utf8'))).toEqual(ruleExamples);
});

it('has a text in both languages for each rule, and no text of any other', () => {
  const written = readdirSync(ruleTexts).filter((name) => /\.(en|it)\.md$/.test(name));

  expect(written.toSorted()).toEqual(
    rules.flatMap(({ code }) => [`${code}.en.md`, `${code}.it.md`]).toSorted(),
  );
});

it.each(rules)('begins the text of $code with its title, and explains it in whole sentences', ({ code }) => {
  const { title, explain } = readRuleText(code, 'en');

  expect(title).toMatch(/^[A-Za-z].{8,}[^.]$/);
  expect(explain).toMatch(/^[A-Z"].{40,}\.$/s);
});

const seen = (text: string) => text.replaceAll(/[\s\p{Cf}]/gu, '');

it('shows a wrong and a right example of every rule, which a reader can tell apart', () => {
  const shown = ruleExamples
    .filter(({ wrong, right }) => seen(wrong) !== seen(right))
    .map(({ code }) => code);

  expect(shown).toEqual(rules.map(({ code }) => code));
});
