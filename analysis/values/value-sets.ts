import {
  isNode,
  typeOfValue,
  typesOf as namedTypes,
  valuesOf,
  type SchemaNode,
} from '../source/schema-shapes.ts';
import { operationOf, decidingOperators, isOperatorSlip, type Operation } from './expressions.ts';
import { isPlain } from './path-conditions.ts';
import { schemaOf, type Lookup } from './scope.ts';

/** What an expression can come to: its JSON types, "number" for every number, and its values where they are few and known. */
export type Possible = { types: readonly string[]; values?: readonly unknown[] };

/** Says what an expression can come to; nothing when too little is known of it. */
export function possibleOf(expression: unknown, lookup: Lookup): Possible | undefined {
  if (isPlain(expression)) return { types: [typeOf(expression)], values: [expression] };
  const operation = operationOf(expression);
  if (!operation) return { types: [typeOf(expression)] };
  const { name, args } = operation;
  const parts = chosenAmong(operation);
  if (parts) return joined(parts.map((part) => possibleOf(part, lookup)));
  const type = resultType(name);
  if (name !== 'var') return type === undefined ? undefined : { types: [type] };
  const [path, ...fallback] = args;
  return joined([
    possibleVariable(String(path), lookup),
    ...fallback.map((each) => possibleOf(each, lookup)),
  ]);
}

/** Names the JSON type of a value, "number" for every number. */
export const typeOf = (value: unknown): string => anyNumber(typeOfValue(value));

const anyNumber = (type: string): string => (type === 'integer' ? 'number' : type);

function possibleVariable(path: string, lookup: Lookup): Possible | undefined {
  const schema = schemaOf(path, lookup);
  const values = schema && valuesOf(schema);
  const types = values ? values.map(typeOf) : schemaTypes(schema);
  if (types.length === 0) return undefined;
  const found = { types: [...new Set(types)], ...(values && { values }) };
  return joined([found, ...begunAs(path, lookup)]);
}

const schemaTypes = (schema: SchemaNode | undefined): string[] => namedTypes(schema ?? {}).map(anyNumber);

/** Until it is set, data is what it begins with, which may be what its type leaves out. */
function begunAs(path: string, { definition: { data } }: Lookup): Possible[] {
  const [root, name = '', ...deeper] = path.split('.');
  const initial = root === 'data' && deeper.length === 0 ? data?.[name]?.initial : undefined;
  return initial === undefined || isNode(initial) || Array.isArray(initial)
    ? []
    : [{ types: [typeOf(initial)], values: [initial] }];
}

/** Lists the operands between which an operation chooses; nothing where it makes a value of its own. */
function chosenAmong({ name, args }: Operation): readonly unknown[] | undefined {
  if (name === 'if') return [...args.filter((_, index) => index % 2 === 1), args.at(-1)];
  return name === 'and' || name === 'or' ? args : undefined;
}

function joined(all: readonly (Possible | undefined)[]): Possible | undefined {
  const known = all.filter((each) => each !== undefined);
  if (known.length < all.length) return undefined;
  const values = known.flatMap((each) => each.values ?? []);
  return {
    types: [...new Set(known.flatMap(({ types }) => types))],
    ...(known.every((each) => each.values !== undefined) && { values }),
  };
}

const madeTypes: Readonly<Record<string, string>> = { cat: 'string', maskPhone: 'string', count: 'number' };

/** Names the JSON type that an operator makes, of one that makes but one. */
const resultType = (name: string): string | undefined =>
  decidingOperators.has(name) ? 'boolean' : madeTypes[name];

/** Lists the JSON types that the value of an expression may have, without null; undefined when nothing is known of it. */
export function typesOf(expression: unknown, lookup: Lookup): readonly string[] | undefined {
  const [name, ...others] = isNode(expression) && !operationOf(expression) ? Object.keys(expression) : [];
  // What was meant for an operator is no object.
  if (name !== undefined && others.length === 0 && isOperatorSlip(name)) return undefined;
  const types = possibleOf(expression, lookup)?.types.filter((type) => type !== 'null') ?? [];
  return types.length === 0 ? undefined : types;
}
