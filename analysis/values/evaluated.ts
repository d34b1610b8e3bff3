import { operationOf, type Operation } from './expressions.ts';
import { holdsBy, type Facts } from './path-conditions.ts';
import type { Slot } from './expression-sites.ts';

/** Returns whether a part of an expression is come to, by its pointer: what is known may decide before it. */
export function isEvaluated(
  { expression, pointer: from }: Pick<Slot, 'expression' | 'pointer'>,
  at: string,
  known: Facts,
): boolean {
  if (expression === null || typeof expression !== 'object') return true;
  const operation = operationOf(expression);
  const [first = '', second = ''] = at.slice(from.length + 1).split('/');
  const operands: unknown = operation ? Reflect.get(expression, operation.name) : expression;
  const isListed = operation !== undefined && Array.isArray(operands);
  const index = isListed ? Number(second) : 0;
  if (operation && !isComeTo(operation, index, known)) return false;
  const part: unknown = operation ? operation.args[index] : Reflect.get(expression, first);
  const pointer = isListed ? `${from}/${first}/${second}` : `${from}/${first}`;
  return isEvaluated({ expression: part, pointer }, at, known);
}

/** Returns whether an operand is come to: "and", "or" and "if" leave those out that cannot matter any more. */
function isComeTo({ name, args }: Operation, index: number, known: Facts): boolean {
  const before = args.slice(0, index).map((each) => holdsBy(each, known));
  if (name === 'and') return !before.includes(false);
  if (name === 'or') return !before.includes(true);
  return name !== 'if' || isChosen(args, index, known);
}

/** Returns whether an operand of "if" is come to: a condition by those before it, a branch by its own, too. */
function isChosen(args: readonly unknown[], index: number, known: Facts): boolean {
  const isBranch = index % 2 === 1;
  const before = args.filter((_, each) => each % 2 === 0 && each < index - Number(isBranch));
  const own = isBranch ? holdsBy(args[index - 1], known) : true;
  return own !== false && before.every((each) => holdsBy(each, known) !== true);
}
