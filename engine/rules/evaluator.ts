import jsonLogic from 'json-logic-js';
import { ownOperators } from './own-operators.ts';
import { reader, type Scope } from './scope.ts';

/** Returns the value of an expression. */
export type Evaluate = (scope: Scope) => unknown;

// json-logic-js evaluates the operators; what it meets inside them is already prepared. Its registry is its own and
// global, so exactly one name is added, once, and no journey can write it.
jsonLogic.add_operation('prepared', function prepared(this: unknown, evaluate: Evaluate) {
  return evaluate(this as Scope); // json-logic-js calls operations on the data given to apply, our scope
});

/**
 * Makes a function of an expression as `writtenOut` writes it: what is an operation, and of which arguments, was told when it was
 * checked. `place` is named when a variable is missing.
 */
export function evaluator(written: unknown, place: string): Evaluate {
  if (typeof written !== 'object' || written === null) return () => written;
  const { $op }: { $op?: WrittenOperation } = written;
  if ($op) return operation($op, place);
  const parts = Object.entries(written).map(([key, value]) => [key, evaluator(value, place)] as const);
  if (Array.isArray(written)) return (scope) => parts.map(([, evaluate]) => evaluate(scope));
  return (scope) => {
    const made: Record<string, unknown> = {};
    for (const [key, evaluate] of parts) made[key] = evaluate(scope);
    return made;
  };
}

/** An operation, written out: its operator and what it is done on. */
export type WrittenOperation = readonly [name: string, ...given: readonly unknown[]];

/** Returns whether a guard holds as json-logic-js sees its value: an empty list does not. Where there is none nothing is in the way. */
export const holds = (guard: { evaluate: Evaluate; reads?: unknown } | undefined, scope: Scope): boolean =>
  guard === undefined || jsonLogic.truthy(guard.evaluate(scope));

function operation([name, ...given]: WrittenOperation, place: string): Evaluate {
  const parts = given.map((argument) => evaluator(argument, place));
  if (name === 'var') return reader(String(given[0]), place, parts[1]);
  const run = ownOperators[name];
  if (run !== undefined)
    return (scope) =>
      run.apply(
        scope,
        parts.map((evaluate) => evaluate(scope)),
      );
  const rule = {
    [name]: parts.map((evaluate, index) => {
      const argument = given[index];
      return typeof argument === 'object' ? { prepared: [evaluate] } : argument;
    }),
  };
  return (scope) => jsonLogic.apply(rule, scope);
}
