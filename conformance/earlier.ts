import { readFileSync } from 'node:fs';
import type { Contract } from '#schemas/provider';
import type { OperationReport } from './ledger.ts';
import type { Recipe } from './recipe.ts';

/** The reports of an earlier run that need not be made again, by operation: of those that passed. */
export type Earlier = ReadonlyMap<string, OperationReport>;

const expected = 'expected what --format json wrote; name such a file, or leave --since out';

/**
 * Reads from the JSON report of an earlier run which operations of a host had passed.
 *
 * @throws {Error} SINCE_BROKEN when the file cannot be read or is no such report, SINCE_FOREIGN when it is of another host.
 */
export function readEarlier(path: string, baseUrl: string, contract: Contract): Earlier {
  const report = Object(readJson(path));
  const { operations } = report;
  if (!Array.isArray(operations) || typeof report.baseUrl !== 'string')
    throw new Error(`SINCE_BROKEN: ${path} is no report of this kit; ${expected}`);
  if (report.baseUrl !== baseUrl)
    throw new Error(
      `SINCE_FOREIGN: ${path} is of ${report.baseUrl}, and this run asks ${baseUrl}; expected a report of the same host: name it, or leave --since out`,
    );
  const passed = operations
    .filter(isPassed)
    .filter(({ operationId }) => contract.operations.has(operationId));
  return new Map(passed.map((each) => [each.operationId, each]));
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    const { code, message } = Object(cause);
    throw new Error(`SINCE_BROKEN: ${path} cannot be read: ${code ?? message}; ${expected}`, { cause });
  }
}

const isPassed = (value: unknown): value is OperationReport => {
  const { operationId, outcome, checks } = Object(value);
  return typeof operationId === 'string' && outcome === 'passed' && Array.isArray(checks);
};

/** Puts what had passed beside what was tried now, in the order of the contract. */
export function besideEarlier(
  { operations }: Contract,
  reports: readonly OperationReport[],
  earlier: Earlier,
): OperationReport[] {
  const now = new Map(reports.map((report) => [report.operationId, report]));
  return [...operations.keys()].flatMap((id) => now.get(id) ?? earlier.get(id) ?? []);
}

/** Says of a run that may yet be cut off which operations it has not done with, whatever they have passed so far. */
export function soFar(
  reports: readonly OperationReport[],
  recipesLeft: readonly Recipe[],
  callsLeft: readonly string[],
): OperationReport[] {
  const steps = recipesLeft.flatMap((recipe) => recipe.steps);
  const left = new Set([...callsLeft, ...steps.flatMap((step) => ('call' in step ? [step.call] : []))]);
  return reports.map((report) =>
    report.outcome === 'passed' && left.has(report.operationId)
      ? { ...report, outcome: 'not run', reason: 'the run ended before all of it was tried' }
      : report,
  );
}
