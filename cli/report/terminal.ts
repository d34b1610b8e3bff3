import type { AnswerLanguage, Severity } from '#analysis';
import type { CheckReport } from './check-report.ts';
import { codeFrame } from './code-frame.ts';

/** Writes findings for a reader at a terminal: each with its line, then a count of all. */
export function toTerminal({ findings, files, journeys, language, colours }: CheckReport): string {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const frames = findings.map((finding) => `${codeFrame(finding, texts.get(finding.file) ?? '', colours)}\n`);
  const many = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  return [...frames, summaries[language](journeys, many('error'), many('warning'))].join('\n');
}

type Summary = (journeys: number, errors: number, warnings: number) => string;

const summaries = {
  en: (journeys, errors, warnings) =>
    `${count(journeys, ['journey', 'journeys'])} checked: ${count(errors, ['error', 'errors'])}, ${count(warnings, ['warning', 'warnings'])}.`,
  it: (journeys, errors, warnings) =>
    `${count(journeys, ['flusso controllato', 'flussi controllati'])}: ${count(errors, ['errore', 'errori'])}, ${count(warnings, ['avviso', 'avvisi'])}.`,
} satisfies Record<AnswerLanguage, Summary>;

const count = (many: number, [one, more]: readonly [string, string]) => `${many} ${many === 1 ? one : more}`;
