import { describe, expect, it } from 'vitest';
import { countTests } from './check-count.ts';

describe('the count of tests at the end of a run', () => {
  it('adds to the failed tests each file that could not be loaded', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [] },
      ],
    };

    const count = countTests(report);

    expect(count).toEqual({ passed: 5, failed: 2, flaky: [] });
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

    expect(count).toEqual({ passed: 2, failed: 1, flaky: ['login.spec.ts:7 lucky'] });
  });

  it('counts an error outside any browser test as failed', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no bank' }] };

    const count = countTests(report);

    expect(count).toEqual({ passed: 0, failed: 1, flaky: [] });
  });

  it('refuses a report that no runner of ours writes', () => {
    expect(() => countTests({ tests: 3 })).toThrow(TypeError);
  });
});

function spec(title: string, status: string) {
  return { title, file: 'login.spec.ts', line: 7, tests: [{ status }] };
}
