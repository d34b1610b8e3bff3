import { createHash } from 'node:crypto';
import { isNode } from '../checks/contract-values.ts';

/** Does the task of generateValidationToken as a portal would: finds the first number whose hash begins with enough zero bits. */
export function proofOfWork(task: unknown): string {
  const { validationToken, difficulty } = isNode(task) ? task : {};
  const shift = 32 - Number(difficulty);
  for (let number = 0; ; number += 1) {
    const text = `${String(validationToken)}.${number}`;
    if (createHash('sha256').update(text).digest().readUInt32BE(0) >>> shift === 0) return text;
  }
}
