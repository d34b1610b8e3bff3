// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { rules, type Finding } from '#analysis';
import type { CheckReport } from '../../cli/report/check-report.ts';
import { createColours } from '../../cli/report/colours.ts';
import { formats as answers, type CheckFormat } from '../../cli/report/formats.ts';
import { openRuleHelp } from '../../cli/report/rule-help.ts';
import { plant, smallLanguage, spoil } from './planted.ts';

const defect = {
  file: 'journeys/visit/journey.json',
  from: '"operation": "verifyCode"',
  to: '"operation": ▸"verifyCod"',
};
const { files } = spoil(defect);
const [found] = plant(smallLanguage(), defect).findings;
if (!found) throw new Error('The defect was not found.');

const awkward: Finding = {
  ...found,
  severity: 'warning',
  message: 'A <b> & "c", 100 %:\u0007\nd',
  path: [{ step: 'ask-number', by: 'submit', line: 1, column: 1, length: 3 }],
};

function answer(format: CheckFormat, findings: readonly Finding[]): string {
  const report: CheckReport = {
    findings,
    rules,
    files,
    root: '/bank/the flows',
    journeys: 3,
    language: 'it',
    colours: createColours(false),
  };
  return answers[format](report);
}

/** The schema of SARIF 2.1.0; it is written in draft 4, of which it uses nothing that later drafts changed. */
function sarifSchema(): object {
  const path = createRequire(import.meta.url).resolve(
    '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
  );
  const schema: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return { ...Object(schema), $schema: undefined, id: undefined };
}

describe('findings as SARIF', () => {
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  formats.default(ajv);
  const isSarif = ajv.compile(JSON.parse(JSON.stringify(sarifSchema())));

  it.each([
    ['nothing', []],
    ['a finding with a fix', [found]],
    ['a path and awkward signs', [found, awkward]],
  ])('keep to the schema of the standard with %s', (_, findings) => {
    void isSarif(JSON.parse(answer('sarif', findings)));

    expect(isSarif.errors).toBeNull();
  });

  it('are refused by that schema when their place has another shape', () => {
    const wrong = answer('sarif', [found]).replace('"startLine"', '"startsAt"');

    expect(isSarif(JSON.parse(wrong))).toBe(false);
  });

  it('say rule, place, fix and the way of a run', () => {
    const log: unknown = JSON.parse(answer('sarif', [{ ...awkward, code: found.code }]));

    expect(log).toMatchObject({
      runs: [
        {
          results: [
            {
              ruleId: 'operation-unknown',
              ruleIndex: rules.findIndex(({ code }) => code === 'operation-unknown'),
              level: 'warning',
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'journeys/visit/journey.json', uriBaseId: '%SRCROOT%' },
                    region: {
                      startLine: found.line,
                      startColumn: found.column,
                      endColumn: found.column + 11,
                    },
                  },
                },
              ],
              codeFlows: [
                {
                  threadFlows: [{ locations: [{ location: { message: { text: 'ask-number [submit]' } } }] }],
                },
              ],
              fixes: [
                { artifactChanges: [{ replacements: [{ insertedContent: { text: '"verifyCode"' } }] }] },
              ],
            },
          ],
        },
      ],
    });
  });
});

it('says in SARIF of which version it is, where its paths begin, and of each rule all that its page says', () => {
  const { version }: { version?: string } = Object(
    JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')),
  );

  const log = JSON.parse(answer('sarif', [])) as { runs: [SarifRun] }; // as the schema of the standard has it

  const [{ tool, originalUriBaseIds }] = log.runs;
  expect(tool.driver).toMatchObject({ version, semanticVersion: version });
  expect(originalUriBaseIds).toEqual({ '%SRCROOT%': { uri: 'file:///bank/the%20flows/' } });
  for (const { id, help, helpUri } of tool.driver.rules) {
    expect(help.text).toContain('Sbagliato, in ');
    expect(help.markdown).toContain('\n\n```text\n');
    expect(new URL(helpUri)).toMatchObject({ hash: `#${id}` });
    expect(helpUri).toContain('docs/guida/regole.md');
  }
});

type SarifRule = { id: string; help: { text: string; markdown: string }; helpUri: string };
type SarifRun = { tool: { driver: { rules: SarifRule[] } }; originalUriBaseIds: object };

it('leads from a rule to its page where others can read it, as the build server says', () => {
  const [rule] = rules;
  const github = { GITHUB_SERVER_URL: 'https://g.test', GITHUB_REPOSITORY: 'bank/flows', GITHUB_SHA: 'a1' };
  const gitlab = { CI_PROJECT_URL: 'https://l.test/bank/flows', CI_COMMIT_SHA: 'a1' };

  const addresses = [github, gitlab].map((environment) =>
    openRuleHelp('en', environment).address(rule ?? found),
  );

  expect(addresses).toEqual([
    'https://g.test/bank/flows/blob/a1/docs/rules/README.md#json-syntax',
    'https://l.test/bank/flows/-/blob/a1/docs/rules/README.md#json-syntax',
  ]);
});

const readXml = (text: string) => new DOMParser().parseFromString(text, 'text/xml');

describe('findings as JUnit XML', () => {
  it('are well formed whatever a message holds, and fail for errors alone', () => {
    const xml = readXml(answer('junit', [found, awkward]));

    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.querySelectorAll('testcase')).toHaveLength(rules.length + 1);
    expect(xml.querySelectorAll('failure')).toHaveLength(1);
    expect(xml.querySelector('testsuite')?.getAttribute('failures')).toBe('1');
    expect(xml.querySelector('system-out')?.textContent).toContain('A <b> & "c", 100 %:\nd');
  });

  it('pass a case for each rule when there are none', () => {
    const xml = readXml(answer('junit', []));

    expect(xml.querySelectorAll('testcase')).toHaveLength(rules.length);
    expect(xml.querySelectorAll('failure')).toHaveLength(0);
  });
});

it('writes findings as annotations of GitHub, one line each, with what to do and the way of a run', () => {
  const place = `file=journeys/visit/journey.json,line=${found.line},col=${found.column},endColumn=${found.column + 11}`;

  expect(answer('github', [{ ...found, file: 'a,b:c.json' }, awkward]).split('\n')).toEqual([
    `::error ${place.replace('journeys/visit/journey.json', 'a%2Cb%3Ac.json')},title=operation-unknown::The contract has no operation "verifyCod". Did you mean "verifyCode"?`,
    `::warning ${place},title=operation-unknown::A <b> & "c", 100 %25:\u0007%0Ad Did you mean "verifyCode"?%0AVia: ask-number [submit]`,
  ]);
});

it('counts findings in the language asked for', () => {
  expect(answer('text', [found]).trimEnd().split('\n').at(-1)).toBe(
    '3 flussi controllati: 1 errore, 0 avvisi.',
  );
});
