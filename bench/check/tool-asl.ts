import { createRequire } from 'node:module';
import { join } from 'node:path';
import { json, swap, type Tool } from './defect-classes.ts';

const clean = json({
  StartAt: 'Ask',
  States: {
    Ask: {
      Type: 'Task',
      Resource: 'arn:aws:lambda:eu-south-1:123456789012:function:ask',
      Parameters: { 'kind.$': '$.kind' },
      Next: 'Which',
    },
    Which: {
      Type: 'Choice',
      Choices: [{ Variable: '$.kind', StringEquals: 'A', Next: 'Done' }],
      Default: 'Failed',
    },
    Done: { Type: 'Succeed' },
    Failed: { Type: 'Fail' },
  },
});

const first =
  '{\n          "Variable": "$.kind",\n          "StringEquals": "A",\n          "Next": "Done"\n        }';
const begin = '"States": {';
const never =
  '{ "And": [{ "Variable": "$.kind", "StringEquals": "A" }, { "Variable": "$.kind", "StringEquals": "B" }], "Next": "Done" }';

type Failure = { 'Error code'?: string; message?: string };

/** asl-validator on the Amazon States Language, from the packages installed in a folder. */
export function aslTool(folder: string, version: string): Tool {
  const load = createRequire(join(folder, 'package.json'));
  const validate: (definition: object) => { isValid: boolean; errors: Failure[] } = load('asl-validator');
  return {
    name: 'asl-validator (Amazon States Language)',
    version,
    clean,
    planted: {
      target: swap(clean, '"Next": "Which"', '"Next": "Wich"'),
      key: swap(clean, '"Default"', '"Defalt"'),
      twice: swap(clean, '"Type": "Task",', '"Type": "Pass",\n "Type": "Task",'),
      unreached: swap(clean, begin, `${begin} "Alone": { "Type": "Pass", "Next": "Done" },`),
      island: swap(
        clean,
        begin,
        `${begin} "One": { "Type": "Pass", "Next": "Other" }, "Other": { "Type": "Pass", "Next": "One" },`,
      ),
      trap: swap(
        swap(clean, '"Default": "Failed"', '"Default": "Trap"'),
        begin,
        `${begin} "Trap": { "Type": "Wait", "Seconds": 1, "Next": "Trap" },`,
      )
        .replace('"Next": "Done"', '"Next": "Failed"')
        .replace('"Done": {', '"Unused": {')
        .replace('"Unused": {\n      "Type": "Succeed"\n    },', ''),
      loop: swap(clean, '"Next": "Done"', '"Next": "Ask"').replace(
        '"Done": {\n      "Type": "Succeed"\n    },',
        '',
      ),
      never: swap(clean, first, never),
      shadowed: swap(clean, first, `${first}, ${first}`),
      noDefault: swap(clean, '"Default": "Failed"', '"Comment": "none"').replace(
        ',\n    "Failed": {\n      "Type": "Fail"\n    }',
        '',
      ),
      unset: swap(clean, '"kind.$": "$.kind"', '"kind.$": "$kindThatNothingAssigns"'),
    },
    findings: (definition) => {
      const { isValid, errors } = validate(JSON.parse(definition));
      return Promise.resolve(
        isValid ? [] : errors.map((failure) => failure['Error code'] ?? failure.message ?? 'found'),
      );
    },
  };
}
