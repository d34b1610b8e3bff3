import { linesOf, sayIn, type Severity } from '#analysis';
import type { CheckReport } from './check-report.ts';
import { codeFrame } from './code-frame.ts';
import { firstFindings } from './first-findings.ts';

/** Writes findings for a reader at a terminal: each with its line, then a count of all. */
export function toTerminal({ findings, files, journeys, language, colours }: CheckReport): string {
  const say = sayIn(language);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const frames = [...firstFindings(findings)].flatMap(([file, { findings: first, more }]) => {
    const lines = linesOf(texts.get(file) ?? '');
    const rest = say({
      en: `… and ${more} more in ${file}.`,
      it: `… e ${more === 1 ? 'un altro' : `altri ${more}`} in ${file}.`,
    });
    return [
      ...first.map((finding) => `${codeFrame(finding, lines, { say, colours })}\n`),
      ...(more > 0 ? [`${colours.bold(rest)}\n`] : []),
    ];
  });
  const many = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings] = [many('error'), many('warning')];
  const summary = say({
    en: `${count(journeys, ['journey', 'journeys'])} checked: ${count(errors, ['error', 'errors'])}, ${count(warnings, ['warning', 'warnings'])}.`,
    it: `${count(journeys, ['flusso controllato', 'flussi controllati'])}: ${count(errors, ['errore', 'errori'])}, ${count(warnings, ['avviso', 'avvisi'])}.`,
  });
  return [...frames, summary].join('\n');
}

const count = (many: number, [one, more]: readonly [string, string]) => `${many} ${many === 1 ? one : more}`;
