import { check, rules, type AnswerLanguage } from '#analysis';
import type { RuleExample } from '../../cli/report/rules-page.ts';
import { allDefects } from './defects/all.ts';
import { smallLanguage, sourcesOf, type ExpectedDefect } from './planted.ts';

const language = smallLanguage();

const seen = (text: string) => text.replace('▸', '').replaceAll(/[\s\p{Cf}]/gu, '');

/** The first planted defect of each rule that a reader sees, as the example on its page: a tab looks like a blank. */
export const ruleExamples: readonly RuleExample[] = rules.flatMap(({ code }) => {
  const own = allDefects.filter((each) => each.code === code);
  const defect = own.find(({ from, to }) => seen(from) !== seen(to));
  if (!defect) return [];
  const { file, from, to } = defect;
  const says = { en: said(defect, 'en'), it: said(defect, 'it') };
  return [{ code, file, wrong: to.replace('▸', ''), right: from, says }];
});

function said(defect: ExpectedDefect, answer: AnswerLanguage): string {
  const held = rules.filter(({ code }) => code === defect.code);
  const [finding] = check(sourcesOf(language, defect), { held, language: answer });
  return [finding?.message, finding?.hint].filter((sentence) => sentence !== undefined).join(' ');
}
