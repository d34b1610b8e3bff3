export { assembleOpenApi } from './assemble.ts';
export { emailFormat } from './email-format.ts';
export { readContract, readDocuments, readOperations } from './contract.ts';
export { exemptConditions } from './exemption.ts';
export { mediaTypes } from './operation-meta.ts';
export { asNode } from './references.ts';
export type { Contract, ContractNode, ContractOperation, ContractParameter } from './contract.ts';
export type { ExemptCondition, ScaExemption } from './exemption.ts';
