import { pathToFileURL } from 'node:url';
import type { Finding, PlacedPassage, Rule } from '#analysis';
import { passageText, sentencesOf, type CheckReport } from './check-report.ts';
import { productVersion } from '#server/folder';
import { openRuleHelp, type RuleHelp } from './rule-help.ts';

/** Writes findings as SARIF 2.1.0, with the rules, the way of a run as a code flow, and fixes as replacements. */
export function toSarif({ findings, rules, language, root }: CheckReport): string {
  const help = openRuleHelp(language, process.env);
  const version = productVersion();
  const run = {
    tool: {
      driver: {
        name: 'percorso',
        version,
        semanticVersion: version,
        rules: rules.map((rule) => ruleOf(rule, help)),
      },
    },
    language: language === 'it' ? 'it-IT' : 'en-US',
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [base]: { uri: `${pathToFileURL(root).href.replace(/\/$/, '')}/` } },
    results: findings.map((finding) => resultOf(finding, rules)),
  };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    undefined,
    2,
  );
}

// What the paths of files begin at, by the name that code hosts know.
const base = '%SRCROOT%';

function ruleOf(rule: Rule, help: RuleHelp): object {
  const { code, severity } = rule;
  const { title, explain } = help.text(rule);
  return {
    id: code,
    shortDescription: { text: `${title}.` },
    fullDescription: { text: explain },
    help: { text: help.tell(rule, 'plain'), markdown: help.tell(rule, 'markdown') },
    helpUri: help.address(rule),
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

const artifact = (file: string) => ({ uri: encodeURI(file), uriBaseId: base });

function flowOf(file: string, path: readonly PlacedPassage[]): object {
  const locations = path.map((passage) => ({
    location: {
      ...placeOf(file, passage),
      message: { text: passageText(passage) },
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
