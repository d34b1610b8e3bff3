import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'context');

type Node = { readonly [key: string]: unknown };
type Part = { pointer: string; schema: Node };

const asNode = (value: unknown): Node => Object(value);

/** Lists what guards may read, and the services that flags are of; groups of them need no words. */
function partsOf(schema: Node, pointer: string): Part[] {
  const within = { ...asNode(schema['properties']), ...asNode(schema['$defs']) };
  return Object.entries(within).flatMap(([name, part]) => [
    { pointer: `${pointer}/${name}`, schema: asNode(part) },
    ...partsOf(asNode(part), `${pointer}/${name}`),
  ]);
}

/** A group of flags, and a narrower reading of one that has its words elsewhere. */
const isGroup = (schema: Node): boolean =>
  'properties' in schema || (Object.keys(schema).length === 1 && 'enum' in schema);

const read = (path: string): Node => asNode(JSON.parse(readFileSync(path, 'utf8')));
const settings = asNode(read(join(import.meta.dirname, 'portal-config.schema.json'))['properties']);
const schemas = [
  ...readdirSync(folder).map((file) => ({ file, schema: read(join(folder, file)) })),
  { file: 'what the settings offer', schema: asNode(settings['extensions']) },
];

describe.each(schemas)('$file', ({ schema: whole }) => {
  const parts = partsOf(whole, '').filter(({ schema }) => !isGroup(schema));

  it('has flags', () => {
    expect(parts.length).toBeGreaterThan(4);
  });

  it.each(parts)(
    'names $pointer in Italian, and says what it means and what its values are [STUDIO-10]',
    ({ schema }) => {
      expect(schema).toMatchObject({
        'x-it-title': expect.stringMatching(/^[\p{L}\d]/u),
        'x-it': expect.stringMatching(/\.$/),
      });
      const known = schema['type'] === 'boolean' ? ['true', 'false'] : [schema['enum'] ?? []].flat();
      expect(new Set(Object.keys(asNode(schema['x-it-values'])))).toEqual(new Set(known));
    },
  );
});
