import { assembleOpenApi, readContract } from '#schemas/provider';
import { findingsOf } from './contract-rules.ts';

const contract = readContract();
const findings = await findingsOf(assembleOpenApi(contract));
for (const { rule, pointer, message } of findings) console.error(`${rule}  ${pointer}\n    ${message}`);
console.log(
  `${contract.operations.size} operations, ${findings.length} breaches of Redocly’s recommended rules`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
