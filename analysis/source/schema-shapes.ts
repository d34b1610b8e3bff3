/** A JSON Schema, or a part of one, as an object. */
export type SchemaNode = { readonly [key: string]: unknown };

/** Tells an object from lists, null and plain values. */
export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Goes down a value by one key; nothing where there is no such place. */
export function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isNode(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Goes down a value by keys. */
export const valueAt = (value: unknown, keys: readonly string[]): unknown => keys.reduce(childOf, value);

/** Finds what a reference of a schema leads to, in its own file or in another of some files; with the file that it is in. */
export function referredIn(
  files: ReadonlyMap<string, SchemaNode>,
  reference: string,
  home = '',
): { schema: unknown; home: string } {
  const [file = '', pointer = ''] = reference.split('#');
  const name = file === '' ? home : file;
  return { schema: valueAt(files.get(name), pointer.split('/').slice(1)), home: name };
}

/** Lists the values of a schema that has but few; nothing when they are open. */
export function valuesOf(schema: SchemaNode): readonly unknown[] | undefined {
  if (Array.isArray(schema['enum'])) return schema['enum'];
  return 'const' in schema ? [schema['const']] : undefined;
}

/** Lists the JSON types of a schema: those that it says, or else those of its few values; none when nothing is known. */
export function typesOf(schema: SchemaNode): string[] {
  const { type } = schema;
  return type === undefined
    ? [...new Set((valuesOf(schema) ?? []).map(typeOfValue))]
    : [type].flat().map(String);
}

/** Returns whether a value is of one of some JSON types; of any where none is said. */
export function isOfType(types: readonly string[], value: unknown): boolean {
  const own = typeOfValue(value);
  return types.length === 0 || types.includes(own) || (own === 'integer' && types.includes('number'));
}

/** Names the JSON type of a value. */
export function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/**
 * Rewrites each choice between schemas so that the wrong one never speaks: a choice by `kind` and a choice by type
 * become conditions, and so a mistake in one alternative is told as that mistake alone.
 */
export function decideChoices(node: unknown, resolve: (reference: string) => unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => decideChoices(item, resolve));
  if (!isNode(node)) return node;
  const rewritten = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, decideChoices(value, resolve)]),
  );
  const choices = rewritten['oneOf'];
  if (!Array.isArray(choices)) return rewritten;
  const conditions = choices.map((choice) => conditionOf(choice, resolve));
  if (conditions.some((condition) => condition === undefined)) return rewritten;
  const { oneOf: _oneOf, ...rest } = rewritten;
  const known = conditions.flatMap((condition) => (condition && 'type' in condition ? [condition.type] : []));
  return {
    ...rest,
    ...(known.length > 0 ? { type: known } : {}),
    allOf: choices.map((choice, index) => ({ if: { not: conditions[index] }, else: choice })),
  };
}

type Condition = { type: unknown } | { properties: SchemaNode; required: readonly string[] };

function conditionOf(choice: unknown, resolve: (reference: string) => unknown): Condition | undefined {
  if (!isNode(choice)) return undefined;
  const target = typeof choice['$ref'] === 'string' ? resolve(choice['$ref']) : choice;
  if (!isNode(target)) return undefined;
  const kind = isNode(target['properties']) ? target['properties']['kind'] : undefined;
  if (isNode(kind) && 'const' in kind) return { properties: { kind }, required: ['kind'] };
  return typeof target['type'] === 'string' ? { type: target['type'] } : undefined;
}

// Where every object has none of these, `constructor` and `toString` are names like any others. What is written into
// a message is made a text by this alone, which no file can name.
const nameless: object = Object.freeze(
  Object.create(null, { [Symbol.toPrimitive]: { value: () => '[object Object]' } }),
);

/** Copies what was read from a file: its objects know the names that stand in it, and no others. */
export function withOwnNames<Value>(value: Value): Value {
  // A copy has the type of what it copies.
  if (Array.isArray(value)) return value.map(withOwnNames) as Value;
  return isNode(value) ? (copied(value) as Value) : value;
}

function copied(node: object): object {
  // With a prototype like this, `__proto__` is set like any other member.
  const copy: Record<string, unknown> = Object.create(nameless);
  for (const [name, value] of Object.entries(node)) copy[name] = withOwnNames<unknown>(value);
  return copy;
}
