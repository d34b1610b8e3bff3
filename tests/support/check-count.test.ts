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

    expect(count).toEqual({ passed: 5, failed: 2 });
  });

  it('counts a test that passed only when repeated as failed', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }, errors: [] };

    const count = countTests(report);

    expect(count).toEqual({ passed: 7, failed: 3 });
  });

  it('counts an error outside any browser test as failed', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no bank' }] };

    const count = countTests(report);

    expect(count).toEqual({ passed: 0, failed: 1 });
  });

  it('refuses a report that no runner of ours writes', () => {
    expect(() => countTests({ tests: 3 })).toThrow(TypeError);
  });
});
