import jsonLogic from 'json-logic-js';
import { journeyError } from '../errors.ts';
import { operators, type Operator } from './operators.ts';
import { reader, roots, type Scope } from './scope.ts';

/** A variable that an expression reads: its path, whether a default stands in for it, whether only a mask of it comes out. */
export type Read = { path: string; optional: boolean; masked: boolean };

/** An expression made ready once, when the journey is compiled. */
export type Expression = { evaluate: (scope: Scope) => unknown; reads: readonly Read[] };

/** Where an expression stands: what it may say there, and how a mistake is found again. */
export type Place = { journey: string; path: string; guard?: boolean; result?: boolean };

type Evaluate = Expression['evaluate'];
type Compiling = { place: Place; path: string; reads: Read[]; optional: boolean; masked: boolean };

// json-logic-js evaluates the operators; what it meets inside them is already prepared. Its registry is its own and
// global, so exactly one name is added, once, and no journey can write it.
jsonLogic.add_operation('prepared', function prepared(this: unknown, evaluate: Evaluate) {
  return evaluate(this as Scope); // json-logic-js calls operations on the data given to apply, our scope
});

/**
 * Compiles a guard or a mapping into a function.
 *
 * @throws {JourneyError} `EXPRESSION_*` with the path in the journey file.
 */
export function compileExpression(source: unknown, place: Place): Expression {
  const reads: Read[] = [];
  const at: Compiling = { place, path: place.path, reads, optional: false, masked: false };
  if (place.guard === true && typeof source !== 'boolean' && operatorOf(source) === undefined)
    throw journeyError('EXPRESSION_OPERATOR_UNKNOWN', where(at));
  return { evaluate: compile(source, at), reads };
}

/** Tells whether a value holds as json-logic-js sees it: an empty list does not. */
export function holds(guard: Expression, scope: Scope): boolean {
  return jsonLogic.truthy(guard.evaluate(scope));
}

function compile(source: unknown, at: Compiling): Evaluate {
  if (typeof source !== 'object' || source === null) return () => source;
  const name = operatorOf(source);
  if (name !== undefined) return operation(name, source as Record<string, unknown>, at); // has one key: an operator
  const entries = Object.entries(source).map(
    ([key, value]) => [key, compile(value, inside(at, key))] as const,
  );
  if (Array.isArray(source)) return (scope) => entries.map(([, evaluate]) => evaluate(scope));
  if (at.place.guard === true) throw journeyError('EXPRESSION_OPERATOR_UNKNOWN', where(at));
  return (scope) => {
    const made: Record<string, unknown> = {};
    for (const [key, evaluate] of entries) made[key] = evaluate(scope);
    return made;
  };
}

/** JSON-Logic’s operators that the subset leaves out: as a template they would be a silent mistake. */
const left =
  '== != ?: + - * / % min max map filter reduce all none some merge substr missing missing_some log prepared';
const leftOut = new Set(left.split(' '));

function operatorOf(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return undefined;
  const [key, ...more] = Object.keys(source);
  if (key === undefined || more.length > 0) return undefined;
  return Object.hasOwn(operators, key) || leftOut.has(key) ? key : undefined;
}

function operation(name: string, source: Record<string, unknown>, at: Compiling): Evaluate {
  const operator = operators[name];
  if (operator === undefined || (at.place.guard === true && operator.in === 'mappings'))
    throw journeyError('EXPRESSION_OPERATOR_UNKNOWN', { ...where(at), operator: name });
  const given = source[name];
  const list: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (list.length < operator.takes[0] || list.length > operator.takes[1])
    throw journeyError('EXPRESSION_INVALID', { ...where(at), operator: name });
  if (name === 'var') return variable(list, at);
  const inner = { ...inside(at, name), masked: at.masked || operator.masks === true };
  return apply(
    name,
    operator,
    list.map((argument, index) => compile(argument, inside(inner, String(index)))),
  );
}

function apply(name: string, operator: Operator, given: readonly Evaluate[]): Evaluate {
  const { run } = operator;
  if (run !== undefined) return (scope) => run(...given.map((evaluate) => evaluate(scope)));
  const rule = { [name]: given.map((evaluate) => ({ prepared: [evaluate] })) };
  return (scope) => jsonLogic.apply(rule, scope);
}

function variable([name, ...fallback]: readonly unknown[], at: Compiling): Evaluate {
  if (typeof name !== 'string') throw journeyError('EXPRESSION_INVALID', where(at));
  const [root = '', ...rest] = name.split('.');
  if (
    !isRoot(root) ||
    (root === 'result' && at.place.result !== true) ||
    (rest.length === 0 && root !== 'result')
  )
    throw journeyError('EXPRESSION_ROOT_UNKNOWN', { ...where(at), variable: name });
  const optional = at.optional || fallback.length > 0;
  at.reads.push({ path: name, optional, masked: at.masked });
  const instead = fallback.length > 0 ? compile(fallback[0], inside(at, 'var')) : undefined;
  return reader(name, `${at.place.journey}${at.path}`, instead);
}

const isRoot = (name: string) => roots.some((root) => root === name);
const inside = (at: Compiling, key: string): Compiling => ({ ...at, path: `${at.path}/${key}` });
const where = (at: Compiling) => ({ journey: at.place.journey, path: at.path });
