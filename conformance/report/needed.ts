import type { OperationReport } from '../ledger.ts';

/** An operation that journeys of a bank’s folder call. */
export type Called = { id: string; journeys: readonly string[] };

/** An operation that did not pass, and the journeys that need it. */
export type Needed = { operationId: string; outcome: 'failed' | 'not run'; journeys: readonly string[] };

/** Finds what journeys call and the host lacks, or does otherwise. */
export function neededBy(called: readonly Called[], reports: readonly OperationReport[]): readonly Needed[] {
  const outcomes = new Map(reports.map(({ operationId, outcome }) => [operationId, outcome]));
  return called.flatMap(({ id, journeys }) => {
    const outcome = outcomes.get(id);
    return outcome === undefined || outcome === 'passed' ? [] : [{ operationId: id, outcome, journeys }];
  });
}
