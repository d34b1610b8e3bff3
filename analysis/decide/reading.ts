import { operationOf, readsIn, decidingOperators, variableOf } from '../values/expressions.ts';
import { isPlain, type Plain } from '../values/path-conditions.ts';
import { answerOf, type Slot } from '../values/expression-sites.ts';

/** What a guard asks a value about. */
export type Question =
  | { kind: 'one-of'; values: readonly Plain[] }
  | { kind: 'number'; than: number; holds: (value: number, than: number) => boolean }
  | { kind: 'holds' };

/** A value that guards decide by: a variable, the length of a list, or a condition taken as a whole. */
export type Subject = {
  key: string;
  kind: 'variable' | 'count' | 'condition';
  /** The variables that it is made of. */
  paths: readonly string[];
  /** Of a condition whether a list has something: the list, and the expression of what is asked for, as text. */
  member?: { list: string; id: string; key: string };
  slot: Slot;
};

/** A question about a subject; `fallback` is what stands in for a variable that has no value. */
export type Asked = {
  kind: 'asked';
  subject: Subject;
  question: Question;
  hasDefault: boolean;
  fallback?: Plain;
};

/** A guard, read as a tree of questions. */
export type Reading =
  | Asked
  | { kind: 'known'; holds: boolean }
  | { kind: 'all' | 'any'; parts: readonly Reading[] }
  | { kind: 'not'; part: Reading };

const known = (holds: boolean): Reading => ({ kind: 'known', holds });
const not = (part: Reading): Reading => ({ kind: 'not', part });

/** Reads a guard; what asks about no variable alone is a condition of its own, true or false by chance. */
export function readGuard(guard: unknown, slot: Slot): Reading {
  if (isPlain(guard)) return known(Boolean(guard));
  const operation = operationOf(guard);
  if (!operation) return condition(guard, slot);
  const read = readers[operation.name] ?? comparison;
  return read(operation.args, slot, operation.name) ?? condition(guard, slot);
}

type Reader = (args: readonly unknown[], slot: Slot, name: string) => Reading | undefined;

const asked: Reader = (args, slot, name) => ask({ [name]: args }, { kind: 'holds' }, slot);

const readers: { readonly [operator: string]: Reader } = {
  and: (args, slot) => ({ kind: 'all', parts: args.map((each) => readGuard(each, slot)) }),
  or: (args, slot) => ({ kind: 'any', parts: args.map((each) => readGuard(each, slot)) }),
  '!': ([part], slot) => not(readGuard(part, slot)),
  '!!': ([part], slot) => readGuard(part, slot),
  if: (args, slot) => choice(args, (each) => readGuard(each, slot), slot),
  '===': (args, slot) => equality(args, slot),
  '!==': (args, slot) => not(equality(args, slot) ?? condition({ '===': args }, slot)),
  in: (args, slot) => membership(args, slot),
  has: (args, slot) => inList(args, slot),
  var: asked,
  count: asked,
};

function choice(args: readonly unknown[], read: (part: unknown) => Reading, slot: Slot): Reading {
  const [test, yes, ...rest] = args;
  if (args.length < 2) return args.length === 0 ? known(false) : read(test);
  const when = readGuard(test, slot);
  const otherwise = rest.length === 0 ? known(false) : choice(rest, read, slot);
  return {
    kind: 'any',
    parts: [
      { kind: 'all', parts: [when, read(yes)] },
      { kind: 'all', parts: [not(when), otherwise] },
    ],
  };
}

/** Reads whether two things are the same value; nothing when neither is plain, or nothing is known of the other. */
function equality([left, right]: readonly unknown[], slot: Slot): Reading | undefined {
  if (isPlain(left) && isPlain(right)) return known(left === right);
  const [value, other] = isPlain(left) ? [left, right] : [right, left];
  if (!isPlain(value)) return undefined;
  const operation = operationOf(other);
  if (operation?.name === 'if')
    return choice(
      operation.args,
      (each) => equality([each, value], slot) ?? condition({ '===': [each, value] }, slot),
      slot,
    );
  if (operation && decidingOperators.has(operation.name)) {
    if (typeof value !== 'boolean') return known(false);
    return value ? readGuard(other, slot) : not(readGuard(other, slot));
  }
  return ask(other, { kind: 'one-of', values: [value] }, slot);
}

function membership([one, list]: readonly unknown[], slot: Slot): Reading | undefined {
  if (!Array.isArray(list) || !list.every(isPlain)) return undefined;
  return isPlain(one) ? known(list.includes(one)) : ask(one, { kind: 'one-of', values: list }, slot);
}

/** Writes what is asked for in a list, a value or a variable, in one way; nothing where it is anything else. */
export function askedFor(id: unknown): string | undefined {
  const path = variableOf(id)?.path;
  return isPlain(id) || path !== undefined
    ? JSON.stringify(path === undefined ? id : { var: path })
    : undefined;
}

/** Reads whether a list has an item of a key: the same question wherever it is asked, however it is written. */
function inList([list, id, key = 'id']: readonly unknown[], slot: Slot): Asked | undefined {
  const path = variableOf(list)?.path;
  if (path === undefined || id === undefined) return undefined;
  const sought = askedFor(id);
  if (sought === undefined) return undefined;
  const paths = [path, ...[...readsIn(id)].map((read) => read.path)];
  const named = paths.reduce((name, each) => keyOf(name, each, slot), `has ${path} ${sought} ${String(key)}`);
  const subject: Subject = {
    key: named,
    kind: 'condition',
    paths,
    member: { list: path, id: sought, key: String(key) },
    slot,
  };
  return { kind: 'asked', subject, question: { kind: 'holds' }, hasDefault: true };
}

const comparisons: { readonly [name: string]: (value: number, than: number) => boolean } = {
  '<': (value, than) => value < than,
  '<=': (value, than) => value <= than,
  '>': (value, than) => value > than,
  '>=': (value, than) => value >= than,
};

const flipped: { readonly [name: string]: string } = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

function comparison(args: readonly unknown[], slot: Slot, name: string): Reading | undefined {
  if (comparisons[name] === undefined) return undefined;
  const pairs = args.slice(1).map((right, index) => pair(name, [args[index], right], slot));
  const parts = pairs.filter((part) => part !== undefined);
  return parts.length === pairs.length ? { kind: 'all', parts } : undefined;
}

function pair(name: string, [left, right]: readonly [unknown, unknown], slot: Slot): Reading | undefined {
  const forward = comparisons[name];
  const backward = comparisons[flipped[name] ?? ''];
  if (!forward || !backward) return undefined;
  if (typeof left === 'number' && typeof right === 'number') return known(forward(left, right));
  if (typeof right === 'number') return ask(left, { kind: 'number', than: right, holds: forward }, slot);
  return typeof left === 'number'
    ? ask(right, { kind: 'number', than: left, holds: backward }, slot)
    : undefined;
}

/** Asks about a variable or the length of a list; nothing when it is neither, or its default is not said outright. */
function ask(expression: unknown, question: Question, slot: Slot): Asked | undefined {
  const operation = operationOf(expression);
  const isCount = operation?.name === 'count';
  const variable = isCount ? operationOf(operation.args[0]) : operation;
  const [path, ...others] = variable?.name === 'var' ? variable.args : [];
  if (typeof path !== 'string') return undefined;
  const key = keyOf(isCount ? `count ${path}` : path, path, slot);
  const subject: Subject = { kind: isCount ? 'count' : 'variable', key, paths: [path], slot };
  if (others.length === 0) return { kind: 'asked', subject, question, hasDefault: false };
  const fallback = isCount && !isOperation(others[0]) ? lengthOf(others[0]) : others[0];
  return isPlain(fallback) ? { kind: 'asked', subject, question, hasDefault: true, fallback } : undefined;
}

const isOperation = (value: unknown) => operationOf(value) !== undefined;
const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** A result is another at every step, and for every outcome. */
const keyOf = (name: string, path: string, slot: Slot): string =>
  path.startsWith('result') ? `${name} @${answerOf(slot)}` : name;

function condition(guard: unknown, slot: Slot): Asked {
  const paths = [...readsIn(guard)].map(({ path }) => path);
  const key = paths.reduce((name, path) => keyOf(name, path, slot), JSON.stringify(guard));
  const subject: Subject = { key, kind: 'condition', paths, slot };
  return { kind: 'asked', subject, question: { kind: 'holds' }, hasDefault: true };
}

/** Lists the questions of a guard. */
export function questionsOf(reading: Reading): readonly Asked[] {
  if (reading.kind === 'asked') return [reading];
  if (reading.kind === 'known') return [];
  return reading.kind === 'not' ? questionsOf(reading.part) : reading.parts.flatMap(questionsOf);
}
