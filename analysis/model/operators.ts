import { operators } from '#engine';

const named = (of: (operator: (typeof operators)[string]) => boolean): ReadonlySet<string> =>
  new Set(Object.entries(operators).flatMap(([name, operator]) => (of(operator) ? [name] : [])));

/** Names of the operators that guards and mappings may use. */
export const operatorNames = named(() => true);

/** Names of the operators that guards may use. */
export const guardOperators = named((operator) => operator.in !== 'mappings');

/** Names of the operators whose result does not give away a sensitive argument. */
export const maskingOperators = named((operator) => operator.masks === true);

/** Names of the operators that answer true or false of what they are given. */
export const decidingOperators: ReadonlySet<string> = new Set([
  '===',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '!',
  '!!',
]);
