import { pointerTo } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';
import { operators } from '#engine';
import { distanceBetween } from '../source/nearest.ts';

/** A variable that an expression reads, and where it stands. */
export type Read = { path: string; hasDefault: boolean; pointer: string };

/** An operation in an expression: its operator’s name and its arguments, listed or one alone, with the pointer of the name. */
export type Operation = { name: string; args: readonly unknown[]; isListed: boolean; pointer: string };

/** Tells what an expression is: an operation, a template of expressions, or a plain value. */
export function operationOf(expression: unknown): Operation | undefined {
  if (!isNode(expression)) return undefined;
  const [name, ...others] = Object.keys(expression);
  if (name === undefined || others.length > 0 || !operatorNames.has(name)) return undefined;
  const raw = expression[name];
  const isListed = Array.isArray(raw);
  return { name, args: isListed ? raw : [raw], isListed, pointer: name };
}

/** Names the variable that an expression is, and what stands in for it where it has no value. */
export function variableOf(expression: unknown): { path: string; fallback: readonly unknown[] } | undefined {
  const { name, args: [path, ...fallback] = [] } = operationOf(expression) ?? {};
  return name === 'var' && typeof path === 'string' ? { path, fallback } : undefined;
}

/** Returns the pointer of an argument: one alone may stand without a list. */
export const argumentPointer = ({ pointer, isListed }: Operation, index: number): string =>
  isListed ? pointerTo(pointer, index) : pointer;

/** Lists the values between which an expression chooses by "if", each where it stands; any other is itself the only one. */
export function* chosenIn(
  expression: unknown,
  pointer: string,
): Generator<{ expression: unknown; pointer: string }> {
  const operation = operationOf(expression);
  if (operation?.name !== 'if') {
    yield { expression, pointer };
    return;
  }
  const { args } = operation;
  const choice = { ...operation, pointer: pointerTo(pointer, 'if') };
  for (const [index, branch] of args.entries())
    if (index % 2 === 1 || index === args.length - 1) yield* chosenIn(branch, argumentPointer(choice, index));
}

/** Lists the operations of an expression, the outer before the inner. */
export function* operationsIn(expression: unknown, pointer = ''): Generator<Operation> {
  const operation = operationOf(expression);
  if (operation) yield { ...operation, pointer: pointerTo(pointer, operation.name) };
  for (const [key, value] of childrenOf(expression)) {
    yield* operationsIn(value, pointerTo(pointer, key));
  }
}

/** Lists the objects with one key inside an expression that no operator explains. */
export function* strangersIn(
  expression: unknown,
  pointer = '',
): Generator<{ name: string; pointer: string }> {
  // What uses a guard by its name stands here only where there is none of that name, of which another rule speaks.
  if (isNode(expression) && Object.keys(expression).every((key) => key === 'use' || key === 'with')) return;
  if (isNode(expression) && !operationOf(expression)) {
    const [name, ...others] = Object.keys(expression);
    if (name !== undefined && others.length === 0) yield { name, pointer: pointerTo(pointer, name) };
  }
  for (const [key, value] of childrenOf(expression)) {
    yield* strangersIn(value, pointerTo(pointer, key));
  }
}

/** Lists the variables that an expression reads; the pointer is that of the name itself. */
export function* readsIn(expression: unknown, pointer = ''): Generator<Read> {
  for (const operation of operationsIn(expression, pointer)) {
    if (operation.name !== 'var' || typeof operation.args[0] !== 'string') continue;
    yield {
      path: operation.args[0],
      hasDefault: operation.args.length > 1,
      pointer: argumentPointer(operation, 0),
    };
  }
}

function childrenOf(expression: unknown): [string | number, unknown][] {
  if (Array.isArray(expression)) return [...expression.entries()];
  return isNode(expression) ? Object.entries(expression) : [];
}

const named = (of: (operator: (typeof operators)[string]) => boolean): ReadonlySet<string> =>
  new Set(Object.entries(operators).flatMap(([name, operator]) => (of(operator) ? [name] : [])));

/** Names of the operators that guards and mappings may use. */
export const operatorNames = named(() => true);

/** Names of the operators that guards may use. */
export const guardOperators = named((operator) => operator.in === 'guards and mappings');

/** Names of the operators whose result does not give away a sensitive argument. */
export const maskingOperators = named((operator) => operator.masks === true);

/** Names of the operators that put values in order. */
export const orderingOperators: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

/** Names of the operators that compare values. */
export const comparingOperators: ReadonlySet<string> = new Set(['===', '!==', 'in', ...orderingOperators]);

/** Names of the operators that answer true or false of what they are given. */
export const decidingOperators: ReadonlySet<string> = new Set(['!', '!!', 'has', ...comparingOperators]);

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
