import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnswerLanguage } from '#analysis';

/** What docs/rules says of a rule: its title, and what it means and what to do about it. */
export type RuleText = { title: string; explain: string };

const product = dirname(dirname(import.meta.dirname));
const written = /^# (?<title>[^\n]+)\n\n(?<explain>.+)\n$/su;

/** Lines may end as on Windows, where a clone or an editor has it so. */
const withPlainEnds = (text: string): string => text.replaceAll('\r\n', '\n');

/**
 * Reads what docs/rules says of a rule in one language, in the product unless another folder is given.
 *
 * @throws {Error} when the rule has no such page, or the page has another form.
 */
export function readRuleText(code: string, language: AnswerLanguage, folder = product): RuleText {
  const file = `docs/rules/${code}.${language}.md`;
  const text = readFileSync(join(folder, file), 'utf8');
  const { title, explain } = written.exec(withPlainEnds(text))?.groups ?? {};
  if (title === undefined || explain === undefined)
    throw new Error(`${file} must be a heading and a text below it.`);
  return { title, explain };
}
