import { operationOf } from './expressions.ts';
import { isOperatorSlip } from './operators.ts';
import { isNode, typesOf as namedTypes } from '../source/schema-shapes.ts';
import { lookUpVariable } from './scope.ts';

type Lookup = Parameters<typeof lookUpVariable>[1];

/** The JSON types that operators make, of those that make but one. */
export const resultTypes: Readonly<Record<string, string>> = {
  cat: 'string',
  maskPhone: 'string',
  count: 'number',
  '===': 'boolean',
  '!==': 'boolean',
  '<': 'boolean',
  '<=': 'boolean',
  '>': 'boolean',
  '>=': 'boolean',
  in: 'boolean',
  '!': 'boolean',
  '!!': 'boolean',
};

/** Lists the JSON types that the value of an expression may have, without null; undefined when nothing is known of it. */
export function typesOf(expression: unknown, lookup: Lookup): readonly string[] | undefined {
  const operation = operationOf(expression);
  if (!operation) return typesOfTemplate(expression);
  const { name, args } = operation;
  if (name === 'if') return joined([...args.filter((_, index) => index % 2 === 1), args.at(-1)], lookup);
  if (name === 'and' || name === 'or') return joined(args, lookup);
  if (name !== 'var') return resultTypes[name] === undefined ? undefined : [resultTypes[name]];
  return typesOfVariable(String(args[0]), lookup);
}

function typesOfTemplate(value: unknown): readonly string[] | undefined {
  const [name, ...others] = isNode(value) ? Object.keys(value) : [];
  // What was meant for an operator is no object, and null is nothing yet.
  if (value === null || (name !== undefined && others.length === 0 && isOperatorSlip(name))) return undefined;
  return [Array.isArray(value) ? 'array' : typeof value];
}

function typesOfVariable(path: string, lookup: Lookup): readonly string[] | undefined {
  const variable = lookUpVariable(path, lookup);
  const schema = variable.known ? variable.schema : undefined;
  if (!schema) return undefined;
  const types = namedTypes(schema)
    .map((type) => (type === 'integer' ? 'number' : type))
    .filter((type) => type !== 'null');
  return types.length === 0 ? undefined : types;
}

function joined(parts: readonly unknown[], lookup: Lookup): readonly string[] | undefined {
  const types = parts.map((part) => typesOf(part, lookup));
  return types.includes(undefined) ? undefined : types.flatMap((each) => each ?? []);
}
