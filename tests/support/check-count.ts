import { stripVTControlCharacters } from 'node:util';

/**
 * How many tests of a run passed and how many failed. `failures` names each that failed, with the first lines of its error;
 * `flaky` those that passed only when repeated, with those of the try that failed.
 */
export type TestCount = {
  passed: number;
  failed: number;
  failures: readonly string[];
  flaky: readonly string[];
};

/** What was expected, of what, and where it was said: enough to know a failure by. */
const linesTold = 3;

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
  const files = listIn(report, 'testResults').filter(isRecord);
  const tests = files.flatMap((file) =>
    listIn(file, 'assertionResults')
      .filter(isRecord)
      .map((test) => ({ status: test['status'], ...nameTest(file, test) })),
  );
  const failures = [
    ...tests.filter(({ status }) => status === 'failed').map(({ named }) => named),
    // A file that does not even load, or whose hook fails, has no test to fail, but it has failed.
    ...files.filter(failsItself).map((file) => nameFailure([file['name']], file['message'])),
    ...listIn(report, 'unhandledErrors').map((error) => nameFailure(['outside any test'], stackOf(error))),
  ];
  return {
    passed: numberIn(report, 'numPassedTests'),
    failed: failures.length,
    failures,
    // A test that passed keeps the error of the try before.
    flaky: tests.filter(({ status, hasError }) => status === 'passed' && hasError).map(({ named }) => named),
  };
}

function failsItself(file: Record<string, unknown>): boolean {
  const tests = listIn(file, 'assertionResults').filter(isRecord);
  return file['status'] === 'failed' && !tests.some(({ status }) => status === 'failed');
}

const stackOf = (error: unknown) => (isRecord(error) ? (error['stack'] ?? error['message']) : undefined);

function nameTest(file: Record<string, unknown>, test: Record<string, unknown>) {
  const [error] = listIn(test, 'failureMessages');
  return { named: nameFailure([file['name'], test['fullName']], error), hasError: error !== undefined };
}

function countPlaywright(report: Record<string, unknown>, stats: Record<string, unknown>): TestCount {
  const specs = listIn(report, 'suites').flatMap(specsOf);
  const broken = listIn(report, 'errors').map((error) => nameFailure(['outside any test'], messageOf(error)));
  const failed = specs.filter((spec) => hasStatus(spec, 'unexpected'));
  return {
    passed: numberIn(stats, 'expected') + numberIn(stats, 'flaky'),
    failed: numberIn(stats, 'unexpected') + broken.length,
    failures: [...failed.map(nameSpec), ...broken],
    flaky: specs.filter((spec) => hasStatus(spec, 'flaky')).map(nameSpec),
  };
}

function specsOf(suite: unknown): Record<string, unknown>[] {
  if (!isRecord(suite)) return [];
  return [...listIn(suite, 'specs').filter(isRecord), ...listIn(suite, 'suites').flatMap(specsOf)];
}

const testsOf = (spec: Record<string, unknown>) => listIn(spec, 'tests').filter(isRecord);

const hasStatus = (spec: Record<string, unknown>, wanted: string) =>
  testsOf(spec).some(({ status }) => status === wanted);

/** Its place and title, with the first error of its tries. */
const nameSpec = (spec: Record<string, unknown>) =>
  nameFailure([`${String(spec['file'])}:${String(spec['line'])} ${String(spec['title'])}`], errorOf(spec));

function errorOf(spec: Record<string, unknown>): unknown {
  const results = testsOf(spec).flatMap((test) => listIn(test, 'results').filter(isRecord));
  return messageOf(results.map(({ error }) => error).find(isRecord));
}

const messageOf = (error: unknown) => (isRecord(error) ? error['message'] : undefined);

function nameFailure(where: readonly unknown[], message: unknown): string {
  const lines = typeof message === 'string' ? stripVTControlCharacters(message).split('\n') : [];
  const telling = lines.map((line) => line.trim()).filter((line) => line !== '');
  return [...where, ...telling.slice(0, linesTold)].map(String).join(' › ');
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
