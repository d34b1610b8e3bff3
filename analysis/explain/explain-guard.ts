import { compileExpression, holds, type CompiledExpression, type Library } from '#engine';
import { operationOf } from '../values/expressions.ts';

type Scope = Parameters<CompiledExpression['evaluate']>[0];

/** How a guard was decided. */
export type DecidedGuard = {
  /** Journey and JSON pointer of the guard. */
  place: string;
  holds: boolean;
  /** The variables that it reads, with what they held; a default stands in for what is missing. */
  values: readonly { path: string; value: unknown }[];
  /** The parts that made it not hold, innermost; none when it holds. */
  failed: readonly unknown[];
};

/** Explains a guard: what it read, and which of its parts did not hold. */
export function explainGuard({ source, place, reads }: CompiledExpression, scope: Scope): DecidedGuard {
  const decided = isTrue(source, scope);
  const values = reads.map(({ path }) => ({ path, value: valueOf({ var: [path, null] }, scope) }));
  return { place, holds: decided, values, failed: decided ? [] : failing(source, scope) };
}

function failing(source: unknown, scope: Scope): unknown[] {
  const operation = operationOf(source);
  // What follows the first part that does not hold is not read.
  if (operation?.name === 'and') {
    const first = operation.args.find((part) => !isTrue(part, scope));
    return failing(first, scope);
  }
  if (operation?.name === 'or') return operation.args.flatMap((part) => failing(part, scope));
  return [source];
}

function valueOf(source: unknown, scope: Scope): unknown {
  return compileExpression(source, { journey: '', path: '', result: true }).evaluate(scope);
}

function isTrue(source: unknown, scope: Scope): boolean {
  return holds({ evaluate: () => valueOf(source, scope) }, scope);
}

/** Makes the guards of a library, which is changed by that, tell how each was decided. */
export function listenToGuards(library: Library, heard: (decided: DecidedGuard) => void): void {
  for (const { allow, steps } of library.journeys.values()) {
    const guards = [allow, ...[...steps.values()].flatMap(({ edges }) => edges.map(({ when }) => when))];
    for (const guard of guards) if (guard) listen(guard, heard);
  }
}

function listen(guard: CompiledExpression, heard: (decided: DecidedGuard) => void): void {
  const { evaluate } = guard;
  guard.evaluate = (scope) => {
    const value = evaluate(scope);
    heard(explainGuard({ ...guard, evaluate }, scope));
    return value;
  };
}
