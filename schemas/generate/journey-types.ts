import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

type Node = { [key: string]: unknown };

const folders = ['journey', 'context'] as const;

/** Writes the types of journey files and of what guards may read, from `schemas/journey` and `schemas/context`. */
export async function journeyTypes(root: string): Promise<string> {
  const definitions: Node = {};
  for (const folder of folders) collect(join(root, folder), definitions);
  const bundle = { title: 'JourneySchemas', type: 'object', additionalProperties: false, definitions };
  // Collected from our own schema files, which the tests validate.
  const source = await compile(bundle as JSONSchema, 'JourneySchemas', {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    unreachableDefinitions: true,
  });
  return source
    .replace(/^\s*(?:\*|\/\/).*(?:unreachable|referenced by|via the `definition`).*\n/gm, '')
    .replace(/^export interface JourneySchemas \{\s*\}\n/m, '');
}

function collect(folder: string, definitions: Node): void {
  for (const name of readdirSync(folder).toSorted()) {
    const schema = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Node; // our own schemas, read as JSON
    const local = schema['$defs'] as Node | undefined; // $defs is always a map of schemas
    for (const [key, value] of Object.entries(local ?? {}))
      definitions[localName(name, key)] = shape(value, name);
    definitions[fileName(name)] = shape(schema, name);
  }
}

const fileName = (file: string) => file.replace('.schema.json', '');
const localName = (file: string, key: string) => `${fileName(file)}--${key}`;

/** Leaves what a TypeScript type can say: one name for each idea, no wording beside a reference, no extra conditions. */
function shape(node: unknown, file: string): unknown {
  if (Array.isArray(node)) return node.map((item) => shape(item, file));
  if (typeof node !== 'object' || node === null) return node;
  const source = node as Node; // a non-null object that is no list
  if (typeof source['$ref'] === 'string') return reference(source['$ref'], file);
  if (source['title'] === 'Expression')
    return { title: 'Expression', description: source['description'], tsType: 'unknown' };
  const choices: unknown = source['oneOf'];
  const read = Array.isArray(choices) ? choices.filter((choice) => !isByValue(choice)) : [];
  if (read.length === 1) return shape(only(source, read), file);
  const { cases, by, all } = Object(source['properties']);
  if (all !== undefined) return shape(asAlone(source), file);
  if (by !== undefined) return shape(asList(source), file);
  if (Object(cases)['$ref'] === '#/$defs/cases') return shape(asRead(source), file);
  const kept = Object.entries(source).filter(([key]) => !dropped(key, source));
  // Words alone say nothing of its type.
  if (kept.every(([key]) => key === 'description')) return {};
  return Object.fromEntries(kept.map(([key, value]) => [key, shape(value, file)]));
}

/** Types say what is read: several ways are a step behind by then, and the way leads to it. */
function asRead({ if: _if, then: _then, else: _else, allOf: _allOf, ...source }: Node): Node {
  const { cases: _cases, ...properties } = source['properties'] as Node; // the one who calls has seen it
  return { ...source, properties, required: [...((source['required'] as string[]) ?? []), 'to'] };
}

/** An edge whose step is chosen by a value, too, is several with guards when it is read. */
function asList({ if: _if, then: _then, ...source }: Node): Node {
  const { by: _by, at: _at, ...properties } = source['properties'] as Node; // the one who calls has seen it
  return { ...source, properties };
}

/** Calls that are sent together are steps of their own when they are read. */
function asAlone({ if: _if, then: _then, else: _else, ...source }: Node): Node {
  const { all: _all, ...properties } = source['properties'] as Node; // the one who calls has seen it
  return { ...source, properties, required: [...(source['required'] as string[]), 'operation'] };
}

function only({ oneOf: _choices, ...source }: Node, [choice]: readonly Node[]): Node {
  return { ...source, ...choice };
}

const isByValue = (choice: Node): boolean => [choice['required']].flat().includes('by');

const unsaid = new Set([
  '$id',
  '$schema',
  '$defs',
  'examples',
  'propertyNames',
  'minProperties',
  'minItems',
  'pattern',
  'x-it',
  'x-it-title',
  'x-it-values',
]);

function dropped(key: string, node: Node): boolean {
  if (unsaid.has(key)) return true;
  if (node['title'] === 'Step') return ['type', 'required', 'properties'].includes(key);
  return node['title'] === 'Invariant' && key === 'oneOf';
}

function reference(target: string, file: string): Node {
  const [where = '', local] = target.split('#/$defs/');
  const home = where === '' ? file : where;
  const name = local === undefined ? fileName(home) : localName(home, local);
  return { $ref: `#/definitions/${name}` };
}
