import { sentencesOf, type CheckReport } from './check-report.ts';

/** Writes findings as workflow commands of GitHub Actions, which marks the lines of a pull request with them. */
export function toGithub({ findings }: CheckReport): string {
  return findings
    .map((finding) => {
      const { severity, file, line, column, length, code } = finding;
      const place = { file, line, col: column, endColumn: column + length, title: code };
      const properties = Object.entries(place).map(([name, value]) => `${name}=${property(String(value))}`);
      return `::${severity} ${properties.join(',')}::${data(sentencesOf(finding))}`;
    })
    .join('\n');
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
