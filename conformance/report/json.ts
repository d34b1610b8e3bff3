import type { OperationReport } from '../ledger.ts';
import type { Findings } from '../run.ts';
import type { Needed } from './needed.ts';

/**
 * Writes a report as JSON, for programs: counts first and why the host was given up, if it was, what journeys of a bank’s folder need
 * of it, then every operation with its checks.
 */
export function jsonReport(
  { reports, level, givenUp }: Findings,
  baseUrl: string,
  needed: readonly Needed[] = [],
): string {
  const count = (outcome: OperationReport['outcome']) =>
    reports.filter((report) => report.outcome === outcome).length;
  const counts = { passed: count('passed'), failed: count('failed'), notRun: count('not run') };
  const checks = reports.reduce((sum, report) => sum + report.checks.length, 0);
  const told = { baseUrl, givenUp, level, ...counts, checks, needed, operations: reports };
  return `${JSON.stringify(told, null, 2)}\n`;
}
