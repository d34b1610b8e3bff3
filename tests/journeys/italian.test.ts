import { expect, it } from 'vitest';
import { check, rules, type AnswerLanguage } from '#analysis';
import { allDefects } from './defects/all.ts';
import { smallLanguage, sourcesOf, type ExpectedDefect } from './planted.ts';

const language = smallLanguage();

// Words that both languages have.
const common =
  'a come commit con data decide deep e editor false file git id in json link no non null o online per scenario schema timeline true x ’';
// Names of the language of journeys and of the command, where they stand without quotation marks.
const names =
  'card check field input maskphone main operationid percorso process profile radio rest result sca select session show since sms';
const shared = new Set(`${common} ${names}`.split(' '));

/** Answers what a check says of a defect and of what follows from it. */
function sentences(defect: ExpectedDefect, answer: AnswerLanguage): string[] {
  const findings = check(sourcesOf(language, defect), { language: answer });
  return findings.flatMap(({ message, hint = '' }) => [message, hint]);
}

/** Lists the words of a sentence, without names and values: what is quoted, in braces or brackets, paths, codes. */
const wordsIn = (sentence: string): string[] =>
  sentence
    .replaceAll(/"(?:[^"\\]|\\.)*"|“[^”]*”|\{.*\}|\([^()]*\)|<[^<>]*>/g, ' ')
    .replaceAll(/\S*\/\S*|\S*[._]\w\S*|\S+ → \S+|\b[A-Z][A-Z0-9-]+\b/g, ' ')
    .toLowerCase()
    .match(/[\p{L}’]+/gu) ?? [];

const said = new Map(allDefects.map((defect) => [defect, sentences(defect, 'en')]));
const told = rules.flatMap(({ title, explain }) => [title.en, explain.en]);
const english = new Set([...told, ...[...said.values()].flat()].flatMap(wordsIn));

const foreignIn = (texts: readonly string[]): string[] =>
  texts.flatMap(wordsIn).filter((word) => english.has(word) && !shared.has(word));

it('knows enough English words to tell', () => {
  expect(english.size).toBeGreaterThan(500);
});

it.each(allDefects)('says $code in Italian alone: $message', (defect) => {
  const inItalian = sentences(defect, 'it');

  expect(foreignIn(inItalian)).toEqual([]);
  expect(inItalian.filter((text, at) => text !== '' && text === said.get(defect)?.[at])).toEqual([]);
});

it.each(rules)('tells in Italian alone what $code is for', ({ title, explain }) => {
  expect(foreignIn([title.it, explain.it])).toEqual([]);
  expect(title.it).toMatch(/^\p{Lu}.{8,}[^.]$/u);
  expect(explain.it).toMatch(/^[\p{Lu}“"].{40,}\.$/su);
});
