import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnswerLanguage } from '#analysis';

/** What docs/rules says of a rule: its title, and what it means and what to do about it. */
export type RuleText = { title: string; explain: string };

const product = dirname(dirname(import.meta.dirname));
const written = /^# (?<title>[^\n]+)\n\n(?<explain>.+)\n$/su;

/**
 * Reads what docs/rules says of a rule in one language.
 *
 * @throws {Error} when the rule has no such page, or the page has another form.
 */
export function readRuleText(code: string, language: AnswerLanguage): RuleText {
  const file = `docs/rules/${code}.${language}.md`;
  const { title, explain } = written.exec(readFileSync(join(product, file), 'utf8'))?.groups ?? {};
  if (title === undefined || explain === undefined)
    throw new Error(`${file} must be a heading and a text below it.`);
  return { title, explain };
}
