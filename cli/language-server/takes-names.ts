import type { Caret } from './caret.ts';

/** A JSON Schema, or a part of one, as an object. */
type SchemaNode = { readonly [key: string]: unknown };

/** What a place takes: names of a sort, as the schemas say by x-names and x-keys; an expression, with what of the path is in it. */
export type Taken = { sort: string; within: readonly string[] };

/** The schemas of journey files by file name, the one of the file in question, and what can be read of that file. */
export type Shape = { schemas: ReadonlyMap<string, SchemaNode>; name: string; value: unknown };

/** Finds which names may stand at the caret; nothing where none do. */
export function takenAt({ keys, part }: Caret, { schemas, name, value }: Shape): Taken | undefined {
  const root = schemas.get(name);
  let here = value;
  let spots = root ? sidesOf({ schema: root, home: name }, here, schemas) : [];
  const path = part === 'key' ? keys.slice(0, -1) : keys;
  for (const [index, key] of path.entries()) {
    if (sortOf(spots, 'x-names') === 'expression')
      return part === 'key' ? undefined : { sort: 'expression', within: keys.slice(index) };
    here = childOf(here, key);
    spots = spots.flatMap(({ schema, home }) => {
      const child = schemaOfChild(schema, key);
      return child ? sidesOf({ schema: child, home }, here, schemas) : [];
    });
  }
  const sort = sortOf(spots, part === 'key' ? 'x-keys' : 'x-names');
  return sort === undefined ? undefined : { sort, within: [] };
}

type Spot = { schema: SchemaNode; home: string };

/** Lists all that a schema says of a value, what is nearest first: itself, what it refers to, and the choice that fits. */
function sidesOf(spot: Spot, value: unknown, schemas: Shape['schemas']): Spot[] {
  const { schema, home } = spot;
  const reference = schema['$ref'];
  const target = typeof reference === 'string' ? follow(reference, home, schemas) : undefined;
  const choices = Array.isArray(schema['oneOf']) ? schema['oneOf'].filter(isNode) : [];
  const ways = choices
    .map((choice): Spot => ({ schema: choice, home }))
    .flatMap((way) => sidesOf(way, value, schemas))
    .filter((way) => fitsKind(way.schema, value));
  return [spot, ...(target ? sidesOf(target, value, schemas) : []), ...ways];
}

function follow(reference: string, home: string, schemas: Shape['schemas']): Spot | undefined {
  const [file = '', pointer = ''] = reference.split('#');
  const name = file === '' ? home : file;
  const schema = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), schemas.get(name));
  return isNode(schema) ? { schema, home: name } : undefined;
}

/** A step of another kind says nothing here. */
function fitsKind(schema: SchemaNode, value: unknown): boolean {
  const properties = schema['properties'];
  const kind = isNode(properties) ? properties['kind'] : undefined;
  const own = childOf(value, 'kind');
  return !isNode(kind) || !('const' in kind) || own === undefined || own === kind['const'];
}

function schemaOfChild(schema: SchemaNode, key: string): SchemaNode | undefined {
  const properties = schema['properties'];
  const own = isNode(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
  return [own, schema['items'], schema['additionalProperties']].find(isNode);
}

const sortOf = (spots: readonly Spot[], word: 'x-names' | 'x-keys'): string | undefined =>
  spots.map(({ schema }) => schema[word]).find((sort) => typeof sort === 'string');

/** Goes down a value by one key; nothing where there is no such place. */
export function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isNode(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Tells an object from lists, null and plain values. */
export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
