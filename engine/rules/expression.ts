import { journeyError } from '../errors.ts';
import { evaluator, type Evaluate, type WrittenOperation } from './evaluator.ts';
import { operators, type Operator } from './operators.ts';
import { roots } from './scope.ts';

/** A variable that an expression reads: its path, whether a default stands in for it, whether only a mask of it comes out. */
export type Read = { path: string; optional: boolean; masked: boolean };

/** An expression checked and made ready once, when the journey is compiled. */
export type Expression = {
  source: unknown;
  /** Where it stands, for what goes wrong in it. */
  place: string;
  evaluate: Evaluate;
  reads: readonly Read[];
};

/** The keyed lists among data, by name. */
export type KeyedLists = ReadonlyMap<string, { key: string; max: number }>;

/** Where an expression stands: what it may say there, and how a mistake is found again. */
export type Place = {
  journey: string;
  path: string;
  guard?: boolean;
  result?: boolean;
  /** The keyed lists that edges may change. */
  lists?: KeyedLists;
};

type Checking = { place: Place; path: string; reads: Read[]; masked: boolean };

/**
 * Compiles a guard or a mapping into a function.
 *
 * @throws {JourneyError} `EXPRESSION_*` with the path in the journey file.
 */
export function compileExpression(source: unknown, place: Place): Expression {
  const reads: Read[] = [];
  const at: Checking = { place, path: place.path, reads, masked: false };
  if (place.guard === true && typeof source !== 'boolean' && operatorOf(source) === undefined)
    throw journeyError('EXPRESSION_OPERATOR_UNKNOWN', where(at));
  check(source, at);
  const name = `${place.journey}${place.path}`;
  return { source, place: name, evaluate: evaluator(writtenOut(source), name), reads };
}

/** Writes an expression so that whoever runs it need not tell operations from templates. */
export function writtenOut(source: unknown): unknown {
  if (typeof source !== 'object' || source === null) return source;
  if (Array.isArray(source)) return source.map(writtenOut);
  const name = operatorOf(source);
  const members = Object.entries(source);
  if (name === undefined) return Object.fromEntries(members.map(([key, value]) => [key, writtenOut(value)]));
  const $op: WrittenOperation = [name, ...members.flatMap(([, given]) => listOf(given).map(writtenOut))];
  return { $op };
}

/** Reads the arguments of an operator: one alone may stand without a list. */
export const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [given]);

function check(source: unknown, at: Checking): void {
  if (typeof source !== 'object' || source === null) return;
  const name = operatorOf(source);
  if (name !== undefined) return checkOperation(name, source as Record<string, unknown>, at); // has one key: an operator
  if (!Array.isArray(source) && at.place.guard === true)
    throw journeyError('EXPRESSION_OPERATOR_UNKNOWN', where(at));
  for (const [key, value] of Object.entries(source)) check(value, inside(at, key));
}

/** JSON-Logic’s operators that the subset leaves out: as a template they would be a silent mistake. */
const left =
  '== != ?: + - * / % min max map filter reduce all none some merge substr missing missing_some log prepared put';
const leftOut = new Set(left.split(' '));

/** Names the operator that a value is an operation of; nothing for a template. */
export function operatorOf(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return undefined;
  const [key, ...more] = Object.keys(source);
  if (key === undefined || more.length > 0) return undefined;
  return Object.hasOwn(operators, key) || leftOut.has(key) ? key : undefined;
}

function checkOperation(name: string, source: Record<string, unknown>, at: Checking): void {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (operator === undefined || !mayStand(operator, at.place))
    throw journeyError('EXPRESSION_OPERATOR_UNKNOWN', { ...where(at), operator: name });
  const given = listOf(source[name]);
  if (given.length < operator.takes[0] || given.length > operator.takes[1])
    throw journeyError('EXPRESSION_INVALID', { ...where(at), operator: name });
  const inner = { ...inside(at, name), masked: at.masked || operator.masks === true };
  if (name === 'var') checkVariable(given, at);
  for (const [index, argument] of given.entries()) check(argument, inside(inner, String(index)));
}

const mayStand = ({ in: places }: Operator, { guard, result }: Place): boolean =>
  places === 'guards and mappings' || (guard !== true && (places === 'mappings' || result === true));

function checkVariable([name, ...fallback]: readonly unknown[], at: Checking): void {
  if (typeof name !== 'string') throw journeyError('EXPRESSION_INVALID', where(at));
  const [root = '', ...rest] = name.split('.');
  const whole = rest.length === 0 && root !== 'result';
  if (whole || !roots.some((known) => known === root) || (root === 'result' && at.place.result !== true))
    throw journeyError('EXPRESSION_ROOT_UNKNOWN', { ...where(at), variable: name });
  at.reads.push({ path: name, optional: fallback.length > 0, masked: at.masked });
}

const inside = (at: Checking, key: string): Checking => ({ ...at, path: `${at.path}/${key}` });
const where = (at: Checking) => ({ journey: at.place.journey, path: at.path });
