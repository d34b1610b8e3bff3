import type { Contract, ContractOperation } from '../provider/contract.ts';
import type { OperationMeta } from '../provider/operation.ts';

/** Writes the metadata of every operation as one module without schemas, small enough for a browser. */
export function operationsModule(contract: Contract): string {
  const entries = [...contract.operations.values()].map(
    (operation) => `  ${operation.id}: ${JSON.stringify(meta(operation))},`,
  );
  return [
    "import type { OperationMeta } from '../provider/operation.ts';\n",
    '/** What the contract says of each call, by operationId. */',
    'export const operations = {',
    ...entries,
    '} as const satisfies Record<string, OperationMeta>;\n',
    '/** The name of one call of the contract. */',
    'export type OperationId = keyof typeof operations;\n',
  ].join('\n');
}

function meta(operation: ContractOperation): OperationMeta {
  const { method, path, aliases, token, beforeFinalise, background, sca, scaResult } = operation;
  const { content, request, bodyRequired, media, reply, query, headers } = operation;
  const errors = Object.fromEntries(
    Object.entries(operation.errors).map(([code, { status, type }]) => [code, { status, type }]),
  );
  const access = { method, path, aliases, token, beforeFinalise, background, sca, scaResult };
  return { ...access, content, request, bodyRequired, media, reply, query, headers, errors };
}
