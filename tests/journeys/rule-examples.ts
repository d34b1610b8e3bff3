import { check, rules, type AnswerLanguage } from '#analysis';
import type { RuleExample } from '../../cli/report/rules-page.ts';
import { allDefects } from './defects/all.ts';
import { smallLanguage, sourcesOf, type ExpectedDefect } from './planted.ts';

const language = smallLanguage();

/** The first planted defect of each rule, as the example on its page. */
export const ruleExamples: readonly RuleExample[] = rules.flatMap(({ code }) => {
  const defect = allDefects.find((each) => each.code === code);
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
