import type { OperationReport } from '../ledger.ts';
import type { Findings } from '../run.ts';

/** Writes a report as JSON, for programs: counts first and why the host was given up, if it was, then every operation with its checks. */
export function jsonReport({ reports, level, givenUp }: Findings, baseUrl: string): string {
  const count = (outcome: OperationReport['outcome']) =>
    reports.filter((report) => report.outcome === outcome).length;
  const counts = { passed: count('passed'), failed: count('failed'), notRun: count('not run') };
  const checks = reports.reduce((sum, report) => sum + report.checks.length, 0);
  return `${JSON.stringify({ baseUrl, givenUp, level, ...counts, checks, operations: reports }, null, 2)}\n`;
}
