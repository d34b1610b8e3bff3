import { createRequire } from 'node:module';
import { join } from 'node:path';
import { json, swap, type Tool } from './defect-classes.ts';

const clean = json({
  pages: [
    {
      name: 'first',
      title: 'First',
      elements: [
        { type: 'radiogroup', name: 'kind', title: 'Kind', choices: ['A', 'B'] },
        { type: 'text', name: 'why', title: 'Why', visibleIf: "{kind} = 'B'" },
      ],
    },
  ],
  triggers: [{ type: 'skip', expression: "{kind} = 'A'", gotoName: 'why' }],
});

type Linted = { ruleId?: string; message?: string };

/** SurveyJS’s own linter. */
export function surveyTool(folder: string, version: string): Tool {
  const load = createRequire(join(folder, 'package.json'));
  const linter: Record<string, unknown> = load('survey-core/linter');
  // The packages are installed when this runs, so that the compiler cannot know them.
  const lint = linter['lintSurvey'] as (definition: object) => { findings: Linted[] };
  return {
    name: 'survey-core linter (SurveyJS)',
    version,
    clean,
    planted: {
      target: swap(clean, '"gotoName": "why"', '"gotoName": "wy"'),
      key: swap(clean, '"visibleIf"', '"visibelIf"'),
      twice: swap(clean, '"name": "kind",', '"name": "kin",\n "name": "kind",'),
      value: swap(clean, "{kind} = 'B'", "{kind} = 'C'"),
      never: swap(clean, "{kind} = 'B'", "{kind} = 'A' and {kind} = 'B'"),
      unset: swap(clean, "{kind} = 'B'", "{never} = 'B'"),
    },
    findings: (definition) => {
      const { findings } = lint(JSON.parse(definition));
      return Promise.resolve(findings.map(({ ruleId, message }) => ruleId ?? message ?? 'found'));
    },
  };
}
