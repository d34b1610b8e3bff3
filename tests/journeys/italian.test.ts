import { expect, it } from 'vitest';
import { check, rules, type AnswerLanguage } from '#analysis';
import { readRuleText } from '../../cli/report/rule-text.ts';
import { allDefects } from './defects/all.ts';
import { findsForeign, wordsIn } from './foreign-words.ts';
import { smallLanguage, sourcesOf, type ExpectedDefect } from './planted.ts';

const language = smallLanguage();

/** Returns what a check says of a defect and of what follows from it. */
function sentences(defect: ExpectedDefect, answer: AnswerLanguage): string[] {
  const findings = check(sourcesOf(language, defect), { language: answer });
  return findings.flatMap(({ message, hint = '' }) => [message, hint]);
}

const said = new Map(allDefects.map((defect) => [defect, sentences(defect, 'en')]));
const told = rules.flatMap(({ code }) => Object.values(readRuleText(code, 'en')));
const english = [...told, ...[...said.values()].flat()];
const foreignIn = findsForeign(english);

it('knows enough English words to tell', () => {
  expect(new Set(english.flatMap(wordsIn)).size).toBeGreaterThan(500);
});

it.each(allDefects)('says $code in Italian alone: $message', (defect) => {
  const inItalian = sentences(defect, 'it');

  expect(foreignIn(inItalian)).toEqual([]);
  expect(inItalian.filter((text, at) => text !== '' && text === said.get(defect)?.[at])).toEqual([]);
});

it.each(rules)('tells in Italian alone what $code is for', ({ code }) => {
  const { title, explain } = readRuleText(code, 'it');

  expect(foreignIn([title, explain])).toEqual([]);
  expect(title).toMatch(/^\p{Lu}.{8,}[^.]$/u);
  expect(explain).toMatch(/^[\p{Lu}“"].{40,}\.$/su);
});
