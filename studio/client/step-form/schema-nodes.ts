import type { StepShapes } from '../../written.ts';

/** A part of a schema, and the file in which what it refers to is looked up. */
export type Node = { schema: Readonly<Record<string, unknown>>; home: string };

type Schema = Node['schema'];

/** Returns whether a value has members by name. */
export const isNode = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts what a schema refers to in its place; what it says itself goes before. */
export function resolved({ schema, home }: Node, shapes: StepShapes): Node {
  const { $ref: reference, ...own } = schema;
  if (typeof reference !== 'string') return { schema, home };
  const [file = '', path = ''] = reference.split('#');
  const name = file === '' ? home : file;
  const found = path
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), shapes[name]);
  const target = resolved({ schema: isNode(found) ? found : {}, home: name }, shapes);
  return { schema: { ...target.schema, ...own }, home: target.home };
}

/** Finds the schema of a place, of several that of the sort of value which stands there. */
export function nodeFor(node: Node, value: unknown, shapes: StepShapes): Node {
  const { schema, home } = resolved(node, shapes);
  const { oneOf, ...own } = schema;
  if (!Array.isArray(oneOf)) return { schema, home };
  const sort = sortOfValue(value);
  const ways = oneOf.filter(isNode).map((way) => resolved({ schema: way, home }, shapes));
  const fitting = ways.find((way) => way.schema['type'] === sort) ?? { schema: {}, home };
  return { schema: { ...fitting.schema, ...own }, home: fitting.home };
}

const sortOfValue = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** Finds the schema of a member. */
export function memberOf({ schema, home }: Node, name: string): Node | undefined {
  const { properties, additionalProperties } = schema;
  const found =
    isNode(properties) && Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
  return isNode(found) ? { schema: found, home } : undefined;
}

/** Finds the schema of a kind of step. */
export function nodeOfKind(shapes: StepShapes, kind: unknown): Node | undefined {
  const home = `${String(kind)}-step.schema.json`;
  const schema = shapes[home];
  return schema && { schema, home };
}
