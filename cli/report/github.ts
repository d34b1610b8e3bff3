import { sayIn } from '#analysis';
import { pathLine, sentencesOf, type CheckReport } from './check-report.ts';

/** Writes findings as workflow commands of GitHub Actions, which marks the lines of a pull request with them. */
export function toGithub({ findings, language }: CheckReport): string {
  const say = sayIn(language);
  return findings
    .map((finding) => {
      const { severity, file, line, column, length, code } = finding;
      const place = { file, line, col: column, endColumn: column + length, title: code };
      const way = say({ en: `Path: ${pathLine(finding)}`, it: `Via: ${pathLine(finding)}` });
      const told = [sentencesOf(finding), ...(finding.path === undefined ? [] : [way])];
      const properties = Object.entries(place).map(([name, value]) => `${name}=${property(String(value))}`);
      return `::${severity} ${properties.join(',')}::${data(told.join('\n'))}`;
    })
    .join('\n');
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
