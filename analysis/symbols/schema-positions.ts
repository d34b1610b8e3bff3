import { onceFor, onceOf } from '../source/memoize.ts';
import { childOf, isNode, referredIn, valueAt, type SchemaNode } from '../source/schema-shapes.ts';

/** The schemas of journey files by file name. */
export type Schemas = ReadonlyMap<string, SchemaNode>;

/** What a schema says of a place: the part of it, and the file in which that stands. */
export type Spot = { schema: SchemaNode; home: string };

/** Words with which a schema says which names a value, or the keys of an object, take or declare. */
export type NamingWord = 'x-names' | 'x-keys' | 'x-declares';

/** Lists what a schema says of a whole file. */
export function spotsOfFile(name: string, value: unknown, schemas: Schemas): readonly Spot[] {
  const schema = schemas.get(name);
  return schema ? sidesOf({ schema, home: name }, value, schemas) : [];
}

/** Lists a part of a schema and what it refers to, what is nearest first. */
export const spotsOf = (spot: Spot, schemas: Schemas): readonly Spot[] => sidesOf(spot, undefined, schemas);

/** Goes down by one key: what the same schemas say of what stands there. */
export function spotsBelow(
  spots: readonly Spot[],
  [key, value]: readonly [string, unknown],
  schemas: Schemas,
): readonly Spot[] {
  return thatFit(below(schemas)(spots)(key), value);
}

// Files have thousands of places, of which a schema speaks in the same words.
const below = onceFor((schemas: Schemas) =>
  onceFor((spots: readonly Spot[]) => {
    const named = new Set(spots.flatMap(({ schema }) => Object.keys(Object(schema['properties']))));
    const sidesAt = onceOf((key: string | undefined): readonly Side[] =>
      spots.flatMap(({ schema, home }) => {
        const child = schemaOfChild(schema, key);
        return child ? everySide(schemas)(child)(home) : [];
      }),
    );
    return (key: string) => sidesAt(named.has(key) ? key : undefined);
  }),
);

/** Tells the sort of names of a place, in the words of what is nearest; nothing where no name stands. */
export const sortOf = (spots: readonly Spot[], word: NamingWord): string | undefined =>
  spots.map(({ schema }) => schema[word]).find((sort) => typeof sort === 'string');

/** Lists all that a schema says of a value, what is nearest first: itself, what it refers to, and the choice that fits. */
const sidesOf = ({ schema, home }: Spot, value: unknown, schemas: Schemas): readonly Spot[] =>
  thatFit(everySide(schemas)(schema)(home), value);

/** Leaves out what speaks of steps of another kind than a value is. */
function thatFit(sides: readonly Side[], value: unknown): readonly Spot[] {
  const own = childOf(value, 'kind');
  return own === undefined ? sides : ofKind(sides)(own);
}

const ofKind = onceFor((sides: readonly Side[]) => {
  const kinds = new Set(sides.map(({ kind }) => kind));
  const fit = onceOf((own: unknown) => sides.filter(({ kind }) => kind === undefined || kind === own));
  return (own: unknown) => fit(kinds.has(own) ? own : undefined);
});

/** One side, and the kind of steps of which alone it speaks. */
type Side = Spot & { kind?: unknown };

// A schema speaks of thousands of places.
const everySide = onceFor((schemas: Schemas) =>
  onceFor((schema: SchemaNode) =>
    onceOf((home: string): readonly Side[] => {
      const { $ref: reference, oneOf } = schema;
      const target = typeof reference === 'string' ? follow(reference, home, schemas) : undefined;
      const choices = Array.isArray(oneOf) ? oneOf.filter(isNode) : [];
      const ways = choices.flatMap((choice) => everySide(schemas)(choice)(home));
      return [
        { schema, home },
        ...(target ? everySide(schemas)(target.schema)(target.home) : []),
        ...ways.map((way) => ({ ...way, kind: valueAt(way.schema, ['properties', 'kind', 'const']) })),
      ];
    }),
  ),
);

function follow(reference: string, home: string, schemas: Schemas): Spot | undefined {
  const { schema, ...place } = referredIn(schemas, reference, home);
  return isNode(schema) ? { schema, ...place } : undefined;
}

function schemaOfChild(schema: SchemaNode, key = ''): SchemaNode | undefined {
  const properties = schema['properties'];
  const own = isNode(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
  return [own, schema['items'], schema['additionalProperties']].find(isNode);
}
