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

/** What json-logic-js is asked to do; the registry says how each may be used. */
const logic = new Set('=== !== < <= > >= in and or ! !! if cat'.split(' '));
const isOperator = (name: string) => name === 'var' || logic.has(name) || Object.hasOwn(ownOperators, name);

/** Makes a function of an expression that has been checked; `place` is named when a variable is missing. */
export function evaluator(source: unknown, place: string): Evaluate {
  if (typeof source !== 'object' || source === null) return () => source;
  const entries = Object.entries(source);
  const [[name, given] = ['']] = entries;
  if (entries.length === 1 && !Array.isArray(source) && isOperator(name))
    return operation(name, listOf(given), `${place}/${name}`);
  const parts = entries.map(([key, value]) => [key, evaluator(value, `${place}/${key}`)] as const);
  if (Array.isArray(source)) return (scope) => parts.map(([, evaluate]) => evaluate(scope));
  return (scope) => {
    const made: Record<string, unknown> = {};
    for (const [key, evaluate] of parts) made[key] = evaluate(scope);
    return made;
  };
}

/** Returns whether a value holds as json-logic-js sees it: an empty list does not. */
export function holds(guard: { evaluate: Evaluate; reads?: unknown }, scope: Scope): boolean {
  return jsonLogic.truthy(guard.evaluate(scope));
}

/** Reads the arguments of an operator: one alone may stand without a list. */
export const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [given]);

function operation(name: string, given: readonly unknown[], place: string): Evaluate {
  const parts = given.map((argument, index) => evaluator(argument, `${place}/${index}`));
  if (name === 'var') return reader(String(given[0]), place, parts[1]);
  const run = ownOperators[name];
  if (run !== undefined)
    return (scope) =>
      run.apply(
        scope,
        parts.map((evaluate) => evaluate(scope)),
      );
  const rule = { [name]: parts.map((evaluate) => ({ prepared: [evaluate] })) };
  return (scope) => jsonLogic.apply(rule, scope);
}
