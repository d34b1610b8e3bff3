import type { Contract, ContractOperation } from '#schemas/provider';

/** One thing that was tried of an operation; `detail` says what went wrong, or why it could not be tried. */
export type Check = { name: string; outcome: 'passed' | 'failed' | 'not run'; detail?: string };

/** Makes a check of what is wrong with an answer; null is nothing. */
export const judged = (name: string, problem: string | null): Check =>
  problem === null ? { name, outcome: 'passed' } : { name, outcome: 'failed', detail: problem };

/** What is known of one operation after a run. */
export type OperationReport = {
  operationId: string;
  service: string;
  method: string;
  path: string;
  outcome: 'passed' | 'failed' | 'not run';
  /** Why it was not run. */
  reason?: string;
  checks: Check[];
};

/** Keeps what a run finds, operation by operation. */
export type Ledger = {
  wants(operation: ContractOperation): boolean;
  /** Returns whether the operation’s bad requests were sent already. */
  isProbed(operation: ContractOperation): boolean;
  probing(operation: ContractOperation): void;
  add(operation: ContractOperation, check: Check): void;
  /** The right request could not be sent; the first reason is kept. */
  skip(operation: ContractOperation, reason: string): void;
  reports(): OperationReport[];
};

/** Opens a ledger of the whole contract, or of the operations named. */
export function createLedger(contract: Contract, only: readonly string[]): Ledger {
  const checks = new Map<string, Check[]>();
  const probed = new Set<string>();
  const reasons = new Map<string, string>();
  const answered = new Set<string>();
  const wants = ({ id }: ContractOperation) => only.length === 0 || only.includes(id);

  function report(operation: ContractOperation): OperationReport {
    const { id: operationId, service, method, path } = operation;
    const own = checks.get(operationId) ?? [];
    const head = { operationId, service, method, path, checks: own };
    if (own.some(({ outcome }) => outcome === 'failed')) return { ...head, outcome: 'failed' };
    if (answered.has(operationId)) return { ...head, outcome: 'passed' };
    return { ...head, outcome: 'not run', reason: reasons.get(operationId) ?? 'no recipe calls it' };
  }

  return {
    wants,
    isProbed: ({ id }) => probed.has(id),
    probing: ({ id }) => void probed.add(id),
    add({ id }, check) {
      if (check.name === rightRequest) {
        // The same right request is made by many recipes: it is told once, unless it goes wrong.
        if (answered.has(id) && check.outcome === 'passed') return;
        answered.add(id);
      }
      const own = checks.get(id) ?? [];
      if (check.name === notImplemented && own.length > 0) return;
      checks.set(id, [...own, check]);
    },
    skip({ id }, reason) {
      if (!reasons.has(id)) reasons.set(id, reason);
    },
    reports: () => [...contract.operations.values()].filter(wants).map(report),
  };
}

/** The check that every operation must have passed. */
export const rightRequest = 'a right request is answered as the contract says';

/** The check of a call that a host may have still to learn: told once, whichever recipes need it. */
export const notImplemented = 'is there';

/** Keeps nothing of what is found, as of the other holder’s answers. */
export const silent = (ledger: Ledger): Ledger => ({ ...ledger, wants: () => false, add: () => {} });
