import type { ErrorObject } from 'ajv/dist/2020.js';
import { keyMeant } from './slips.ts';

const harmless = new Set(['additionalProperties', 'pattern', 'if']);

/** Returns whether a violation leaves the file readable for the rules that come after: a key too many, a value written otherwise, no schema. */
export function isHarmless(violation: ErrorObject): boolean {
  const { keyword, params, instancePath, propertyName } = violation;
  // What a misspelt name stands for is not where the rules look for it, and each of them would say so.
  if (keyMeant(violation) !== undefined || propertyName !== undefined) return false;
  return harmless.has(keyword) || (instancePath === '' && params['missingProperty'] === '$schema');
}
