import { expect, it } from 'vitest';
import { standardWords } from '../../cli/conformance/tell-findings.ts';
import { standardCalls } from '../../cli/own-calls.ts';
import { neededBy } from '#conformance';

const report = (operationId: string, outcome: 'passed' | 'failed' | 'not run') => ({
  operationId,
  service: '',
  method: 'get',
  path: '',
  outcome,
  checks: [],
});

it('the journeys of the package that call what a host has not, or does otherwise, are named [RUN-13]', () => {
  const calls = standardCalls(process.cwd());
  const [first] = calls;
  const said = (outcome: 'passed' | 'failed' | 'not run') =>
    standardWords(neededBy(calls, [report(first?.id ?? '', outcome)]));

  expect(first?.journeys.length).toBeGreaterThan(0);
  for (const outcome of ['failed', 'not run'] as const)
    expect(said(outcome)).toEqual([
      expect.objectContaining({
        en: `Journeys that come with the package and call what did not pass: ${first?.journeys.toSorted().join(', ')}.`,
      }),
    ]);
  expect(said('passed')).toEqual([]);
});
