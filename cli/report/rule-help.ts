import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnswerLanguage, Rule } from '#analysis';
import { readRuleText, type RuleText } from './rule-text.ts';
import { rulePart, type RuleExample } from './rules-page.ts';

/** What the reference of the rules says of each. */
export type RuleHelp = {
  /** Names a rule, and says what it means and what to do. */
  text(rule: Rule): RuleText;
  /** Tells what a rule means and what to do, with what is wrong and what is right. */
  tell(rule: Rule, form: 'plain' | 'markdown'): string;
  /** Says the same as data. */
  asData(rule: Rule): object;
  /** Where a reader finds it. */
  address(rule: Pick<Rule, 'code'>): string;
};

type Environment = Readonly<Record<string, string | undefined>>;

const product = dirname(dirname(import.meta.dirname));
const pages = { en: 'docs/rules/README.md', it: 'docs/guida/regole.md' } as const;

/** Opens the reference of the rules in one language; a build server’s environment says where others can read it. */
export function openRuleHelp(language: AnswerLanguage, environment: Environment): RuleHelp {
  const examples = readExamples();
  const of = (rule: Rule) => examples.filter(({ code }) => code === rule.code);
  const page = pageAddress(pages[language], environment);
  const text = ({ code }: Rule) => readRuleText(code, language);
  return {
    text,
    tell: (rule, form) =>
      rulePart(text(rule).explain, of(rule), { language, plain: form === 'plain' }).trimEnd(),
    asData: (rule) => ({
      code: rule.code,
      severity: rule.severity,
      ...text(rule),
      examples: of(rule).map(({ file, wrong, right, says }) => ({
        file,
        wrong,
        says: says[language],
        right,
      })),
    }),
    address: ({ code }) => `${page}#${code}`,
  };
}

function readExamples(): readonly RuleExample[] {
  const text = readFileSync(join(product, 'docs/rules/examples.json'), 'utf8');
  // It is written from values of this type, and a test holds that it is.
  return JSON.parse(text) as readonly RuleExample[];
}

function pageAddress(page: string, environment: Environment): string {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, CI_PROJECT_URL, CI_COMMIT_SHA } = environment;
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_SHA)
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}/${page}`;
  if (CI_PROJECT_URL && CI_COMMIT_SHA) return `${CI_PROJECT_URL}/-/blob/${CI_COMMIT_SHA}/${page}`;
  return pathToFileURL(join(product, page)).href;
}
