import { describe, expect, it } from 'vitest';
import { countTests } from './check-count.ts';

describe('the count of tests at the end of a run', () => {
  it('names each failed test with the first lines of its error, each file that failed by itself, and what went wrong outside any test', () => {
    const failedTest = {
      status: 'failed',
      fullName: 'pays once',
      failureMessages: ['expected 2 to be 1\n    at pay.test.ts:3'],
    };
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', name: 'pay.test.ts', assertionResults: [failedTest] },
        { status: 'failed', name: 'load.test.ts', message: 'Cannot find ‘x’', assertionResults: [] },
        {
          status: 'failed',
          name: 'hook.test.ts',
          message: 'the bank would not close',
          assertionResults: [{ status: 'passed', fullName: 'pays' }],
        },
        { status: 'passed', name: 'good.test.ts', assertionResults: [] },
      ],
      unhandledErrors: [
        { message: 'no window', stack: 'ReferenceError: no window\n    at draw (late.ts:3)\n    at later' },
      ],
    };

    const count = countTests(report);

    expect(count).toEqual({
      passed: 5,
      failed: 4,
      failures: [
        'pay.test.ts › pays once › expected 2 to be 1 › at pay.test.ts:3',
        'load.test.ts › Cannot find ‘x’',
        'hook.test.ts › the bank would not close',
        'outside any test › ReferenceError: no window › at draw (late.ts:3) › at later',
      ],
      flaky: [],
    });
  });

  it('names each test that passed only when repeated, with the error of its first try', () => {
    const tests = [
      { status: 'passed', fullName: 'pays', failureMessages: [] },
      { status: 'passed', fullName: 'pays once', failureMessages: ['expected 2 to be 1'] },
    ];
    const report = {
      numPassedTests: 2,
      testResults: [{ status: 'passed', name: 'pay.test.ts', assertionResults: tests }],
    };

    expect(countTests(report)).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      flaky: ['pay.test.ts › pays once › expected 2 to be 1'],
    });
  });

  it('names each browser test that passed only when repeated, however deep it is grouped', () => {
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [],
      suites: [
        {
          specs: [spec('steady', 'expected')],
          suites: [{ specs: [spec('broken', 'unexpected'), spec('lucky', 'flaky')] }],
        },
      ],
    };

    const count = countTests(report);

    expect(count).toEqual({
      passed: 2,
      failed: 1,
      failures: ['login.spec.ts:7 broken › no button › at login.spec.ts:9'],
      flaky: ['login.spec.ts:7 lucky › no button › at login.spec.ts:9'],
    });
  });

  it('counts an error outside any browser test as failed', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no bank' }] };

    const count = countTests(report);

    expect(count).toEqual({
      passed: 0,
      failed: 1,
      failures: ['outside any test › no bank'],
      flaky: [],
    });
  });

  it('refuses a report that no runner of ours writes', () => {
    expect(() => countTests({ tests: 3 })).toThrow(TypeError);
  });
});

function spec(title: string, status: string) {
  const results = [{ error: { message: '\u001b[31mno button\u001b[39m\nat login.spec.ts:9' } }];
  return { title, file: 'login.spec.ts', line: 7, tests: [{ status, results }] };
}
