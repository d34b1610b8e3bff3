import { isNode, spotsOf, type SchemaNode, type Schemas } from '#analysis';

/** A key of the language: the part of a schema that says what stands there. */
export type Key = { name: string; schema: SchemaNode; home: string; isRequired: boolean };

/** An object of the language with its keys, by the title that its schema has. */
export type Section = { title: string; schema: SchemaNode; home: string; keys: readonly Key[] };

// What runs comes before what is beside it.
const first = [
  'journey',
  'form-step',
  'view-step',
  'call-step',
  'branch-step',
  'assign-step',
  'journey-step',
  'end-step',
  'edge',
];

/** Lists all objects that the schemas of journeys describe, with their keys; what the editor alone reads is left out. */
export function sectionsOf(schemas: Schemas): Section[] {
  const homes = new Set([...first.map((name) => `${name}.schema.json`), ...[...schemas.keys()].toSorted()]);
  return [...homes].flatMap((home) =>
    sectionsWithin(schemas.get(home) ?? {}, home, home.replace('.schema.json', '')),
  );
}

function sectionsWithin(schema: SchemaNode, home: string, name: string): Section[] {
  const own = objectOf(schema, 'properties');
  const inner = [
    ...Object.entries(own),
    ...['items', 'additionalProperties'].flatMap((key) => partsOf(schema[key], name)),
    ...partsOf(schema['oneOf'], name),
    ...Object.entries(objectOf(schema, '$defs')),
  ].flatMap(([key, part]) => (isNode(part) ? sectionsWithin(part, home, key) : []));
  const keys = keysOf(schema, home);
  const { title = name } = schema;
  // Of what kind a step is stands with each kind.
  return keys.length === 0 || title === 'Step'
    ? inner
    : [{ title: String(title), schema, home, keys }, ...inner];
}

const partsOf = (part: unknown, name: string): [string, unknown][] =>
  [part].flat().map((each): [string, unknown] => [name, each]);

const objectOf = (schema: SchemaNode, key: string): SchemaNode => {
  const part = schema[key];
  return isNode(part) ? part : {};
};

function keysOf(schema: SchemaNode, home: string): Key[] {
  const required = [schema['required'] ?? []].flat();
  return Object.entries(objectOf(schema, 'properties')).flatMap(([name, part]) =>
    name === '$schema' || !isNode(part)
      ? []
      : [{ name, schema: part, home, isRequired: required.includes(name) }],
  );
}

/** Returns the words in which a part of a schema is described, its own or those of what it refers to. */
export function wordsOf(schema: SchemaNode, home: string, schemas: Schemas): { en: string; it: string } {
  const found = spotsOf({ schema, home }, schemas).find((spot) => 'x-it' in spot.schema);
  const values = Object.entries(objectOf(found?.schema ?? {}, 'x-it-values'));
  const it = [textOf(found, 'x-it'), ...values.map(([value, words]) => `${value}: ${String(words)}.`)];
  return { en: textOf(found, 'description'), it: it.join(' ') };
}

function textOf(spot: { schema: SchemaNode } | undefined, key: string): string {
  const text = spot?.schema[key];
  return typeof text === 'string' ? text : '';
}
