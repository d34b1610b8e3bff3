import type { Context } from '#engine';
import type { ContextSchemas } from '../source/language.ts';
import { isNode, type SchemaNode } from '../source/schema-shapes.ts';

/**
 * Makes the context of an ordinary holder: each flag has the first value that its schema lists, so every service is
 * ATTIVO and nothing is locked; the holder is logged in, and the settings offer all that there is.
 */
export function ordinaryContext(schemas: ContextSchemas): Context {
  const made = {
    profile: ordinary(schemas.profile, schemas.profile),
    card: { ...ordinaryNode(schemas.card), id: '1000001' },
    session: { ...ordinaryNode(schemas.session), userId: 'holder-1', logged: true },
    features: Object.fromEntries(Object.keys(ordinaryNode(schemas.features)).map((name) => [name, true])),
  };
  // Made by the very schemas from which the type is made.
  return made as unknown as Context;
}

function ordinaryNode(schema: SchemaNode): SchemaNode {
  const made = ordinary(schema, schema);
  return isNode(made) ? made : {};
}

function ordinary(schema: unknown, whole: SchemaNode): unknown {
  if (!isNode(schema)) return null;
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const definitions = whole['$defs'];
    return isNode(definitions) ? ordinary(definitions[reference.replace('#/$defs/', '')], whole) : null;
  }
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (isNode(schema['properties'])) {
    const members = Object.entries(schema['properties']);
    return Object.fromEntries(members.map(([name, member]) => [name, ordinary(member, whole)]));
  }
  return plainValues[String(schema['type'])];
}

const plainValues: { readonly [type: string]: unknown } = {
  boolean: false,
  integer: 0,
  number: 0,
  string: '',
  array: [],
  object: {},
};

/** Lays what a scenario gives over an ordinary value, member by member. */
export function mergeOver(ordinaryValue: unknown, given: unknown): unknown {
  if (!isNode(ordinaryValue) || !isNode(given)) return given ?? ordinaryValue;
  const merged = Object.entries(given).map(([name, value]) => [name, mergeOver(ordinaryValue[name], value)]);
  return { ...ordinaryValue, ...Object.fromEntries(merged) };
}

/** Finds what has to be laid over an ordinary value to make another; nothing where they are alike. */
export function differenceOver(ordinaryValue: unknown, made: unknown): unknown {
  if (!isNode(ordinaryValue) || !isNode(made))
    return JSON.stringify(ordinaryValue) === JSON.stringify(made) ? undefined : made;
  const members = Object.entries(made)
    .map(([name, value]) => [name, differenceOver(ordinaryValue[name], value)] as const)
    .filter(([, value]) => value !== undefined);
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}
