/** How many tests of a run passed and how many failed; `flaky` names those that passed only when repeated. */
export type TestCount = { passed: number; failed: number; flaky: readonly string[] };

/**
 * Reads the count out of a JSON report of vitest or Playwright; a flaky test counts as passed.
 *
 * @throws {TypeError} when the report is of neither.
 */
export function countTests(report: unknown): TestCount {
  if (!isRecord(report)) throw new TypeError('A report of tests must be an object');
  if (isRecord(report['stats'])) return countPlaywright(report, report['stats']);
  if ('numPassedTests' in report) return countVitest(report);
  throw new TypeError('The report is neither of vitest nor of Playwright');
}

function countVitest(report: Record<string, unknown>): TestCount {
  const failedTests = numberIn(report, 'numFailedTests');
  // A file that does not even load has no test to fail, but it has failed.
  const unloaded = listIn(report, 'testResults').filter(
    (file) => isRecord(file) && file['status'] === 'failed' && listIn(file, 'assertionResults').length === 0,
  );
  return { passed: numberIn(report, 'numPassedTests'), failed: failedTests + unloaded.length, flaky: [] };
}

function countPlaywright(report: Record<string, unknown>, stats: Record<string, unknown>): TestCount {
  const broken = listIn(report, 'errors').length;
  return {
    passed: numberIn(stats, 'expected') + numberIn(stats, 'flaky'),
    failed: numberIn(stats, 'unexpected') + broken,
    flaky: listIn(report, 'suites').flatMap(flakyTitlesOf),
  };
}

function flakyTitlesOf(suite: unknown): string[] {
  if (!isRecord(suite)) return [];
  const titles = listIn(suite, 'specs')
    .filter(isRecord)
    .filter((spec) => listIn(spec, 'tests').some((test) => isRecord(test) && test['status'] === 'flaky'))
    .map((spec) => `${String(spec['file'])}:${String(spec['line'])} ${String(spec['title'])}`);
  return [...titles, ...listIn(suite, 'suites').flatMap(flakyTitlesOf)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function listIn(record: Record<string, unknown>, key: string): readonly unknown[] {
  const value = record[key];
  return Array.isArray(value) ? value : [];
}

function numberIn(record: Record<string, unknown>, key: string): number {
  const value = record[key];
  return typeof value === 'number' ? value : 0;
}
