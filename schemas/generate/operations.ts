import type { Contract, ContractOperation } from '../provider/contract.ts';
import type { OperationCall } from '../provider/operation.ts';

/** Writes what a caller must know of every operation as one module, small enough for a browser. */
export function operationsModule(contract: Contract): string {
  const entries = [...contract.operations.values()].map(
    (operation) => `  ${operation.id}: ${JSON.stringify(callOf(operation))},`,
  );
  return [
    "import type { OperationCall } from '../provider/operation.ts';\n",
    '/** How each call of the contract is sent, by operationId. */',
    'export const operations = {',
    ...entries,
    '} as const satisfies Record<string, OperationCall>;\n',
    '/** The name of one call of the contract. */',
    'export type OperationId = keyof typeof operations;\n',
  ].join('\n');
}

function callOf(operation: ContractOperation): OperationCall {
  const { method, path, token, flow, background, reads, keyed, content } = operation;
  const { sca, scaAlways, tells, scaResult } = operation;
  const asked = { sca, ...(scaAlways && { scaAlways }), ...(tells && { tells }), scaResult };
  const care = { ...(reads && { reads }), ...(keyed && { keyed }), ...asked };
  return { method, path, token, ...(flow && { flow }), background, ...care, content };
}
