import type { AnswerLanguage, Finding, PlacedPassage, Rule } from '#analysis';
import { sentencesOf, type CheckReport } from './check-report.ts';

/** Writes findings as SARIF 2.1.0, with the rules, the way of a run as a code flow, and fixes as replacements. */
export function toSarif({ findings, rules, language }: CheckReport): string {
  const run = {
    tool: { driver: { name: 'percorso', rules: rules.map((rule) => ruleOf(rule, language)) } },
    language: language === 'it' ? 'it-IT' : 'en-US',
    columnKind: 'utf16CodeUnits',
    results: findings.map((finding) => resultOf(finding, rules)),
  };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    undefined,
    2,
  );
}

function ruleOf({ code, severity, title, explain }: Rule, language: AnswerLanguage): object {
  return {
    id: code,
    shortDescription: { text: `${title[language]}.` },
    fullDescription: { text: explain[language] },
    defaultConfiguration: { level: severity },
  };
}

function resultOf(finding: Finding, rules: readonly Rule[]): object {
  const { code, severity, file, pointer, path, fix } = finding;
  return {
    ruleId: code,
    ruleIndex: rules.findIndex((rule) => rule.code === code),
    level: severity,
    message: { text: sentencesOf(finding) },
    locations: [{ ...placeOf(file, finding), logicalLocations: [{ fullyQualifiedName: pointer }] }],
    ...(path && { codeFlows: [flowOf(file, path)] }),
    ...(fix && { fixes: [{ artifactChanges: [changeOf(file, fix)] }] }),
  };
}

type Spot = { line: number; column: number; length: number };

function placeOf(file: string, { line, column, length }: Spot): object {
  const region = { startLine: line, startColumn: column, endColumn: column + length };
  return { physicalLocation: { artifactLocation: artifact(file), region } };
}

const artifact = (file: string) => ({ uri: encodeURI(file) });

function flowOf(file: string, path: readonly PlacedPassage[]): object {
  const locations = path.map((passage) => ({
    location: {
      ...placeOf(file, passage),
      message: { text: passage.by === undefined ? passage.step : `${passage.step} [${passage.by}]` },
    },
  }));
  return { threadFlows: [{ locations }] };
}

function changeOf(file: string, { start, end, text }: NonNullable<Finding['fix']>): object {
  const replacement = {
    deletedRegion: { charOffset: start, charLength: end - start },
    insertedContent: { text },
  };
  return { artifactLocation: artifact(file), replacements: [replacement] };
}
