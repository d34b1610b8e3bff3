import type { OperationReport } from '../ledger.ts';

/** Writes a report as JSON, for programs: counts first, then every operation with its checks. */
export function jsonReport(reports: readonly OperationReport[], baseUrl: string): string {
  const count = (outcome: OperationReport['outcome']) =>
    reports.filter((report) => report.outcome === outcome).length;
  const counts = { passed: count('passed'), failed: count('failed'), notRun: count('not run') };
  return `${JSON.stringify({ baseUrl, ...counts, operations: reports }, null, 2)}\n`;
}
