import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';

type Schema = Readonly<Record<string, unknown>>;
type Place = { path: string; name: string; schema: Schema };

const contract = readContract();
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Follows references to the named schemas of the contract. */
function resolve(schema: Schema): Schema {
  const reference = schema['$ref'];
  const named =
    typeof reference === 'string' ? contract.schemas.get(reference.split('/').at(-1) ?? '') : undefined;
  return named ? resolve(named) : schema;
}

/** Lists the properties of a schema and of what is in it, without following references. */
function* propertiesIn(schema: unknown, path: string): Generator<Place> {
  if (Array.isArray(schema)) for (const each of schema) yield* propertiesIn(each, path);
  if (!isSchema(schema)) return;
  const { properties, items, oneOf, anyOf, allOf } = schema;
  for (const [name, inner] of Object.entries(isSchema(properties) ? properties : {})) {
    if (!isSchema(inner)) continue;
    yield { path: `${path}.${name}`, name, schema: resolve(inner) };
    yield* propertiesIn(inner, `${path}.${name}`);
  }
  for (const inner of [items, oneOf, anyOf, allOf]) yield* propertiesIn(inner, path);
}

const places = [
  ...[...contract.schemas].flatMap(([name, schema]) => [...propertiesIn(schema, name)]),
  ...[...contract.operations.values()].flatMap(({ id, parameters }) =>
    parameters.map(({ name, schema }) => ({ path: `${id}.${name}`, name, schema: resolve(schema) })),
  ),
];
const texts = places.filter(({ schema }) => schema['type'] === 'string');
const isMarked = ({ schema }: Place) => schema['x-secret'] === true;

const secretName = /password$|^otp$|^pin$|^pan$|^cvv?2?$|^key6$|answer$|jwt$|token$/i;
const secretDigits = /^\^\[0-9\]\{(3|5|6|10|16)\}\$$/;
const masked = /^\^[\\(]+\*/;

describe('the secrets of the contract', () => {
  it('are marked wherever their name says what they are: passwords, codes, keys, whole card numbers, tokens', () => {
    const named = texts.filter(
      ({ name, schema }) => secretName.test(name) && !masked.test(String(schema['pattern'])),
    );

    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((place) => !isMarked(place)).map(({ path }) => path)).toEqual([
      // What a proof of work is made for; anybody may ask for one.
      'ValidationToken.validationToken',
    ]);
  });

  it('are marked wherever they are written as a code of the holder is, whatever they are called', () => {
    const written = texts.filter(({ schema }) => secretDigits.test(String(schema['pattern'])));

    expect(written.length).toBeGreaterThan(12);
    expect(written.filter((place) => !isMarked(place)).map(({ path }) => path)).toEqual([
      // A year and a month.
      'Statement.referenceMonth',
    ]);
  });

  it('are texts, so that what is marked can be told from what only speaks of it', () => {
    const marked = places.filter(isMarked);

    expect(marked.filter(({ schema }) => schema['type'] !== 'string')).toEqual([]);
    expect(marked.filter(({ schema }) => masked.test(String(schema['pattern'])))).toEqual([]);
  });
});
