import { isNode, valuesOf } from '../source/schema-shapes.ts';
import { operationOf } from './expressions.ts';
import { isPlain } from './path-conditions.ts';
import { lookUpVariable } from './scope.ts';
import { resultTypes } from './value-types.ts';

type Lookup = Parameters<typeof lookUpVariable>[1];

/** What an expression can come to: its JSON types, "number" for every number, and its values where they are few and known. */
export type Possible = { types: readonly string[]; values?: readonly unknown[] };

/** Says what an expression can come to; nothing when too little is known of it. */
export function possibleOf(expression: unknown, lookup: Lookup): Possible | undefined {
  if (isPlain(expression)) return { types: [typeOf(expression)], values: [expression] };
  const operation = operationOf(expression);
  if (!operation) return { types: [typeOf(expression)] };
  const { name, args } = operation;
  if (name === 'if') return oneOf([...args.filter((_, index) => index % 2 === 1), args.at(-1)], lookup);
  if (name === 'and' || name === 'or') return oneOf(args, lookup);
  const type = resultTypes[name];
  if (name !== 'var') return type === undefined ? undefined : { types: [type] };
  const [path, ...fallback] = args;
  return joined([
    possibleVariable(String(path), lookup),
    ...fallback.map((each) => possibleOf(each, lookup)),
  ]);
}

/** Names the JSON type of a value. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function possibleVariable(path: string, lookup: Lookup): Possible | undefined {
  const variable = lookUpVariable(path, lookup);
  const schema = variable.known ? variable.schema : undefined;
  if (!schema) return undefined;
  const values = valuesOf(schema);
  const types = values ? values.map(typeOf) : [schema['type'] ?? []].flat().map(String);
  if (types.length === 0) return undefined;
  const found = {
    types: [...new Set(types.map((type) => (type === 'integer' ? 'number' : type)))],
    ...(values && { values }),
  };
  return joined([found, ...begunAs(path, lookup)]);
}

/** Until it is set, data is what it begins with, which may be what its type leaves out. */
function begunAs(path: string, { definition: { data } }: Lookup): Possible[] {
  const [root, name = '', ...deeper] = path.split('.');
  const initial = root === 'data' && deeper.length === 0 ? data?.[name]?.initial : undefined;
  return initial === undefined || isNode(initial) || Array.isArray(initial)
    ? []
    : [{ types: [typeOf(initial)], values: [initial] }];
}

const oneOf = (parts: readonly unknown[], lookup: Lookup): Possible | undefined =>
  joined(parts.map((part) => possibleOf(part, lookup)));

function joined(all: readonly (Possible | undefined)[]): Possible | undefined {
  const known = all.filter((each) => each !== undefined);
  if (known.length < all.length) return undefined;
  const values = known.flatMap((each) => each.values ?? []);
  return {
    types: [...new Set(known.flatMap(({ types }) => types))],
    ...(known.every((each) => each.values !== undefined) && { values }),
  };
}
