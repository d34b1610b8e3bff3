import { operators } from '#engine';
import { distanceBetween } from '../source/nearest.ts';

const named = (of: (operator: (typeof operators)[string]) => boolean): ReadonlySet<string> =>
  new Set(Object.entries(operators).flatMap(([name, operator]) => (of(operator) ? [name] : [])));

/** Names of the operators that guards and mappings may use. */
export const operatorNames = named(() => true);

/** Names of the operators that guards may use. */
export const guardOperators = named((operator) => operator.in !== 'mappings');

/** Names of the operators whose result does not give away a sensitive argument. */
export const maskingOperators = named((operator) => operator.masks === true);

/** Names of the operators that put values in order. */
export const orderingOperators: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

/** Names of the operators that compare values. */
export const comparingOperators: ReadonlySet<string> = new Set(['===', '!==', 'in', ...orderingOperators]);

/** Names of the operators that answer true or false of what they are given. */
export const decidingOperators: ReadonlySet<string> = new Set(['!', '!!', ...comparingOperators]);

// What JSON-Logic has and the subset leaves out is a mistake even where a template may stand.
const leftOut = new Set(
  '= == != ?: + - * / % min max map filter reduce all none some merge substr missing missing_some log'.split(
    ' ',
  ),
);

/** Returns whether the single key of an object was meant for an operator, and is none. */
export function isOperatorSlip(name: string): boolean {
  if (leftOut.has(name)) return true;
  return [...operatorNames].some((known) => known.length > 2 && distanceBetween(name, known) <= 1);
}
