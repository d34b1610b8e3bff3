import { assembleOpenApi, readContract, readDocuments } from '#schemas/provider';
import { markFindings } from './contract-marks.ts';
import { findingsOf } from './contract-rules.ts';

const contract = readContract();
const findings = [
  ...(await findingsOf(assembleOpenApi(contract))),
  ...markFindings([...readDocuments().values()]),
];
for (const { rule, pointer, message } of findings) console.error(`${rule}  ${pointer}\n    ${message}`);
console.log(
  `${contract.operations.size} operations, ${findings.length} breaches of Redocly’s recommended rules and of our own`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
