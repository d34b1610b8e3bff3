export { assembleOpenApi } from './assemble.ts';
export { readContract, readOperations } from './contract.ts';
export { mediaTypes } from './operation-meta.ts';
export { asNode } from './references.ts';
export type { Contract, ContractNode, ContractOperation, ContractParameter } from './contract.ts';
