import type { OperationReport } from '../ledger.ts';

const marks = { passed: '✓', failed: '✗', 'not run': '–' } as const;

/** Writes for eyes a line for each operation, by service, and under it what went wrong. */
export function terminalReport(reports: readonly OperationReport[]): string {
  const services = [...new Set(reports.map(({ service }) => service))];
  const sections = services.map((service) => {
    const lines = reports.filter((report) => report.service === service).flatMap(operationLines);
    return [service, ...lines.map((line) => `  ${line}`), ''].join('\n');
  });
  return sections.join('\n');
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
