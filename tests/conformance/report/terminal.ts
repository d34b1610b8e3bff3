import type { OperationReport } from '../ledger.ts';
import type { Level } from '../levels.ts';

const marks = { passed: '✓', failed: '✗', 'not run': '–' } as const;

/** Writes a report for eyes: a line for each operation, by service, and under it what went wrong. */
export function terminalReport(reports: readonly OperationReport[]): string {
  const services = [...new Set(reports.map(({ service }) => service))];
  const sections = services.map((service) => {
    const lines = reports.filter((report) => report.service === service).flatMap(operationLines);
    return [service, ...lines.map((line) => `  ${line}`), ''].join('\n');
  });
  return [...sections, summaryLine(reports), ''].join('\n');
}

/** Counts outcomes in one line. */
export function summaryLine(reports: readonly OperationReport[]): string {
  const count = (outcome: OperationReport['outcome']) =>
    `${reports.filter((report) => report.outcome === outcome).length} ${outcome}`;
  const checks = reports.reduce((sum, report) => sum + report.checks.length, 0);
  return `${reports.length} operations: ${count('passed')}, ${count('failed')}, ${count('not run')} (${checks} checks)`;
}

const mostNamed = 3;

/** Says in one line how far the host has come, and what the next level lacks; nothing where nothing can be said. */
export function levelLine(level: Level | null): string {
  if (level === null) return '';
  const reached = `Level reached: ${level.reached ?? 'none'}.`;
  if (level.next === null) return `${reached}\n`;
  const { name, lacks } = level.next;
  const more = lacks.length > mostNamed ? ` and ${lacks.length - mostNamed} more` : '';
  return `${reached} For ${name} it lacks ${lacks.slice(0, mostNamed).join(', ')}${more}.\n`;
}

function operationLines({ operationId, outcome, reason, checks }: OperationReport): string[] {
  const untried = checks.filter((check) => check.outcome === 'not run');
  const broken = checks.filter((check) => check.outcome === 'failed');
  const told = {
    passed: `${checks.length} checks`,
    failed: `${broken.length} of ${checks.length} checks failed`,
    'not run': `not run: ${reason}`,
  }[outcome];
  return [
    `${marks[outcome]} ${operationId.padEnd(30)} ${told}`,
    ...[...broken, ...untried].map(({ name, outcome: what, detail }) => `    ${name}: ${what}, ${detail}`),
  ];
}
