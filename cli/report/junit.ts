import type { Finding } from '#analysis';
import { pathLine, sentencesOf, type CheckReport } from './check-report.ts';

/**
 * Writes findings as the JUnit XML that build servers read: a test case for each rule that holds, one for each finding;
 * a warning passes, and says its sentence on the side.
 */
export function toJunit({ findings, rules }: CheckReport): string {
  const found = Map.groupBy(findings, ({ code }) => code);
  const cases = rules.flatMap(({ code }) => found.get(code)?.map(caseOf) ?? [`    ${opening(code)}/>`]);
  const failures = findings.filter(({ severity }) => severity === 'error').length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="percorso check" ${counts}>`,
    `  <testsuite name="percorso check" ${counts} skipped="0">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function caseOf(finding: Finding): string {
  const { code, severity, file, line, column, path } = finding;
  const place = `${file}:${line}:${column}`;
  const told = [place, sentencesOf(finding), ...(path ? [pathLine(finding)] : [])].join('\n');
  const inside =
    severity === 'error'
      ? `<failure type="${code}" message="${escaped(finding.message)}">${escaped(told)}</failure>`
      : `<system-out>${escaped(told)}</system-out>`;
  return `    ${opening(`${code} ${place}`)}>${inside}</testcase>`;
}

const opening = (name: string) => `<testcase classname="percorso.check" name="${escaped(name)}"`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes what XML reads as its own, and leaves out the control signs that it cannot hold. */
function escaped(text: string): string {
  const allowed = Array.from(text).filter(isAllowed).join('');
  return allowed.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** XML 1.0 forbids the control signs but tab and line ends, and the two last signs of the first plane. */
const isAllowed = (sign: string) =>
  (sign >= ' ' || '\t\n\r'.includes(sign)) && !'\uFFFE\uFFFF'.includes(sign);
