import { pointerTo } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';

/** A variable that an expression reads, and where it stands. */
export type Read = { path: string; hasDefault: boolean; pointer: string };

/** An operation in an expression: its operator’s name and its arguments, listed or one alone, with the pointer of the name. */
export type Operation = { name: string; args: readonly unknown[]; isListed: boolean; pointer: string };

/** Tells what an expression is: an operation, a template of expressions, or a plain value. */
export function operationOf(expression: unknown, operators: ReadonlySet<string>): Operation | undefined {
  if (!isNode(expression)) return undefined;
  const [name, ...others] = Object.keys(expression);
  if (name === undefined || others.length > 0 || !operators.has(name)) return undefined;
  const raw = expression[name];
  const isListed = Array.isArray(raw);
  return { name, args: isListed ? raw : [raw], isListed, pointer: name };
}

/** Returns the pointer of an argument: one alone may stand without a list. */
export const argumentPointer = ({ pointer, isListed }: Operation, index: number): string =>
  isListed ? pointerTo(pointer, index) : pointer;

/** Lists the values between which an expression chooses by "if", each where it stands; any other is itself the only one. */
export function* chosenIn(
  expression: unknown,
  operators: ReadonlySet<string>,
  pointer: string,
): Generator<{ expression: unknown; pointer: string }> {
  const operation = operationOf(expression, operators);
  if (operation?.name !== 'if') {
    yield { expression, pointer };
    return;
  }
  const { args } = operation;
  const choice = { ...operation, pointer: pointerTo(pointer, 'if') };
  for (const [index, branch] of args.entries())
    if (index % 2 === 1 || index === args.length - 1)
      yield* chosenIn(branch, operators, argumentPointer(choice, index));
}

/** Lists the operations of an expression, the outer before the inner. */
export function* operationsIn(
  expression: unknown,
  operators: ReadonlySet<string>,
  pointer: string,
): Generator<Operation> {
  const operation = operationOf(expression, operators);
  if (operation) yield { ...operation, pointer: pointerTo(pointer, operation.name) };
  for (const [key, value] of childrenOf(expression)) {
    yield* operationsIn(value, operators, pointerTo(pointer, key));
  }
}

/** Lists the objects with one key inside an expression that no operator explains. */
export function* strangersIn(
  expression: unknown,
  operators: ReadonlySet<string>,
  pointer: string,
): Generator<{ name: string; pointer: string }> {
  if (isNode(expression) && !operationOf(expression, operators)) {
    const [name, ...others] = Object.keys(expression);
    if (name !== undefined && others.length === 0) yield { name, pointer: pointerTo(pointer, name) };
  }
  for (const [key, value] of childrenOf(expression)) {
    yield* strangersIn(value, operators, pointerTo(pointer, key));
  }
}

/** Lists the variables that an expression reads; the pointer is that of the name itself. */
export function* readsIn(
  expression: unknown,
  operators: ReadonlySet<string>,
  pointer: string,
): Generator<Read> {
  for (const operation of operationsIn(expression, operators, pointer)) {
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
