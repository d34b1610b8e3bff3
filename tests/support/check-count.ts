/** How many tests of a run passed and how many failed. */
export type TestCount = { passed: number; failed: number };

/**
 * Reads the count out of a JSON report of vitest or Playwright; a test that passed only when repeated counts as failed.
 *
 * @throws {TypeError} when the report is of neither.
 */
export function countTests(report: unknown): TestCount {
  if (!isRecord(report)) throw new TypeError('A report of tests must be an object');
  if (isRecord(report['stats'])) return countPlaywright(report['stats'], report['errors']);
  if ('numPassedTests' in report) return countVitest(report);
  throw new TypeError('The report is neither of vitest nor of Playwright');
}

function countVitest(report: Record<string, unknown>): TestCount {
  const failedTests = numberIn(report, 'numFailedTests');
  // A file that does not even load has no test to fail, but it has failed.
  const files = Array.isArray(report['testResults']) ? report['testResults'] : [];
  const unloaded = files.filter(
    (file) => isRecord(file) && file['status'] === 'failed' && isEmptyList(file['assertionResults']),
  );
  return { passed: numberIn(report, 'numPassedTests'), failed: failedTests + unloaded.length };
}

function countPlaywright(stats: Record<string, unknown>, errors: unknown): TestCount {
  const broken = Array.isArray(errors) ? errors.length : 0;
  const failed = numberIn(stats, 'unexpected') + numberIn(stats, 'flaky') + broken;
  return { passed: numberIn(stats, 'expected'), failed };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function numberIn(record: Record<string, unknown>, key: string): number {
  const value = record[key];
  return typeof value === 'number' ? value : 0;
}
