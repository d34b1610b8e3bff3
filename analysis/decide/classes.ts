import { isPlain, type Plain } from '../values/path-conditions.ts';
import { isFlag } from '../values/scope.ts';
import { isNode, type SchemaNode } from '../source/schema-shapes.ts';
import type { Question, Subject } from './reading.ts';

/** Values that no guard of the journey tells apart: one, all numbers between two, any other that holds or not, none at all. */
export type ValueClass =
  | { is: Plain }
  | { between: readonly [number, number] }
  | { other: boolean }
  | 'missing';

/** More than this, and a question is a matter of chance: a mask has no more bits. */
const mostClasses = 28;

/** Sorts the values of a subject into classes by what is asked; nothing when they are too many, or of no one kind. */
export function classesOf(
  subject: Subject,
  questions: readonly Question[],
  { schema, mentioned }: { schema: SchemaNode | undefined; mentioned: readonly Plain[] },
): readonly ValueClass[] | undefined {
  const compared = questions.flatMap((question) => (question.kind === 'one-of' ? question.values : []));
  const values = [...new Set([...compared, ...mentioned])];
  const limits = questions.flatMap((question) => (question.kind === 'number' ? [question.than] : []));
  const found = sorted(subject, schema, { values, limits });
  const missing: ValueClass[] = isAlwaysThere(subject) ? [] : ['missing'];
  return found === undefined || found.length + missing.length > mostClasses
    ? undefined
    : [...found, ...missing];
}

/** The flags of the context are always found, and a condition is a condition. */
const isAlwaysThere = ({ kind, paths: [path = ''] }: Subject): boolean =>
  kind === 'condition' || isFlag(path);

type Mentioned = { values: readonly Plain[]; limits: readonly number[] };

const either: readonly ValueClass[] = [{ other: true }, { other: false }];

function sorted(
  { kind, paths: [path = ''] }: Subject,
  schema: SchemaNode | undefined,
  { values, limits }: Mentioned,
): readonly ValueClass[] | undefined {
  if (kind === 'condition') return either;
  if (kind === 'count') return numbers(lengths(schema), [...values, ...limits, ...everyLength(schema)]);
  const choices = choicesOf(schema);
  if (!choices && isNumber(schema)) return numbers(schema, [...values, ...limits, 0]);
  if (limits.length > 0) return undefined;
  // What cannot be is told by another rule; here it counts as if it could.
  if (choices) return oneEach([...choices, ...values]);
  return schema?.['type'] === 'string' ? texts(path, values) : [...oneEach(values), ...either];
}

function texts(path: string, values: readonly Plain[]): readonly ValueClass[] {
  // The journey’s own data, and what it was given, may be null as well.
  const orNone = /^(?:data|input)\./.test(path) ? [{ other: false }] : [];
  return [...oneEach(['', ...values]), { other: true }, ...orNone];
}

const oneEach = (all: readonly Plain[]): ValueClass[] => [...new Set(all)].map((is) => ({ is }));

const isNumber = (schema: SchemaNode | undefined): boolean =>
  schema?.['type'] === 'number' || schema?.['type'] === 'integer';

/** Lists the values that a schema lets choose from; none where it leaves them open. */
export function choicesOf(schema: SchemaNode = {}): readonly Plain[] | undefined {
  const { type, const: only, enum: all, oneOf: parts } = schema;
  if (type === 'boolean') return [true, false];
  if ('const' in schema) return isPlain(only) ? [only] : undefined;
  if (Array.isArray(all)) return all.every(isPlain) ? all : undefined;
  if (!Array.isArray(parts) || !parts.every((part) => isNode(part) && 'const' in part)) return undefined;
  const constants = parts.map((part: SchemaNode) => part['const']);
  return constants.every(isPlain) ? constants : undefined;
}

const whole: SchemaNode = { type: 'integer', minimum: 0 };

/** Of a keyed list each length is a class of its own: what is put into it makes the next of one. */
const everyLength = ({ keyed }: SchemaNode = {}): number[] =>
  Array.from({ length: bound(keyed, 0) + 1 }, (_, length) => length);

const lengths = ({ keyed }: SchemaNode = {}): SchemaNode =>
  typeof keyed === 'number' ? { ...whole, maximum: keyed } : whole;

function numbers(schema: SchemaNode = {}, values: readonly Plain[]): readonly ValueClass[] {
  const [least, most] = [bound(schema['minimum'], -Infinity), bound(schema['maximum'], Infinity)];
  const isWhole = schema['type'] === 'integer';
  const named = new Set(values.filter((value) => typeof value === 'number'));
  const points = [...named, least, most].filter(
    (one, at, all) => Number.isFinite(one) && all.indexOf(one) === at,
  );
  const inOrder = points.filter((one) => one >= least && one <= most).toSorted((one, other) => one - other);
  const gaps = [-Infinity, ...inOrder].map((from, index) => [from, inOrder[index] ?? Infinity] as const);
  const strangers = values.filter((value) => typeof value !== 'number');
  return [
    ...inOrder.filter((one) => !isWhole || Number.isInteger(one)).map((is) => ({ is })),
    ...gaps
      .filter((gap) => isOpen(gap, isWhole) && gap[0] >= least && gap[1] <= most)
      .map((between) => ({ between })),
    ...strangers.map((is) => ({ is })),
  ];
}

const bound = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

const isOpen = ([from, to]: readonly [number, number], isWhole: boolean): boolean =>
  isWhole ? !(Math.floor(from) + 1 >= to) : from < to;

/** Returns whether a question is answered with yes by the values of a class; `missing` has none to ask. */
export function answers(question: Question, one: Exclude<ValueClass, 'missing'>): boolean {
  switch (question.kind) {
    case 'holds':
      return 'other' in one ? one.other : 'between' in one || Boolean(one.is);
    case 'one-of':
      return 'is' in one && question.values.includes(one.is);
    case 'number': {
      if ('other' in one) return false;
      return question.holds('is' in one ? Number(one.is) : within(one.between), question.than);
    }
  }
}

function within([from, to]: readonly [number, number]): number {
  if (from === -Infinity) return to === Infinity ? 0 : to - 1;
  return to === Infinity ? from + 1 : (from + to) / 2;
}

/** Returns whether a value belongs to a class. */
export function belongs(value: unknown, one: ValueClass): boolean {
  if (one === 'missing') return value === undefined;
  if (value === undefined) return false;
  if ('is' in one) return one.is === value;
  if ('between' in one) return typeof value === 'number' && one.between[0] < value && value < one.between[1];
  return one.other === (Array.isArray(value) ? value.length > 0 : Boolean(value));
}
