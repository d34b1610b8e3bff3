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

/** Says what holds of a call: what does not is left out, as a holder's browser takes all of them with it. */
function callOf(operation: ContractOperation): OperationCall {
  const { method, path, token, flow, tells, content } = operation;
  const { background, reads, keyed, sca, scaAlways, scaResult } = operation;
  const holds = Object.entries({ background, reads, keyed, sca, scaAlways, scaResult }).filter(
    ([, is]) => is,
  );
  const said = { ...(flow && { flow }), ...Object.fromEntries(holds), ...(tells && { tells }) };
  return { method, path, token, ...said, content };
}
