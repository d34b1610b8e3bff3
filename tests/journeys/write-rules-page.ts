import { writeFileSync } from 'node:fs';
import { rules } from '#analysis';
import { rulesPage } from '../../cli/report/rules-page.ts';
import { ruleExamples } from './rule-examples.ts';
import { examplesFile, rulePages } from './rule-pages.ts';

for (const { path, language } of rulePages) writeFileSync(path, rulesPage(rules, ruleExamples, language));
writeFileSync(examplesFile, `${JSON.stringify(ruleExamples, undefined, 2)}\n`);
