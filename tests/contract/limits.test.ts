import { describe, expect, it } from 'vitest';
import { asNode, assembleOpenApi, readContract } from '#schemas/provider';
import { endsSomewhere, unlimitedIn } from '../support/schema-limits.ts';

const document = assembleOpenApi(readContract());
const components = asNode(document['components']);

/** The schemas of all that is sent and answered, by their place in the document. */
const schemas = [
  ...Object.entries(asNode(components['schemas'])).map(([name, one]) => ({ place: name, schema: one })),
  ...['parameters', 'headers'].flatMap((sort) =>
    Object.entries(asNode(components[sort])).map(([name, one]) => ({
      place: `${sort}/${name}`,
      schema: asNode(one)['schema'],
    })),
  ),
  ...Object.values(asNode(document['paths']))
    .flatMap((item) => Object.values(asNode(item)).map(asNode))
    .flatMap(({ operationId, parameters = [] }) =>
      Object.values(asNode(parameters)).map((one) => ({
        place: `${String(operationId)} ${String(asNode(one)['name'])}`,
        schema: asNode(one)['schema'],
      })),
    ),
];

describe('the limits of the contract', () => {
  it('say of every text, number, list and map how long or large it may be, in what is sent and in what is answered', () => {
    const unlimited = schemas.flatMap(({ place, schema }) => unlimitedIn(schema, place));

    expect(schemas.length).toBeGreaterThan(300);
    expect(unlimited).toEqual([]);
  });

  it.each([
    [{ type: 'string' }, 'maxLength'],
    [{ type: ['string', 'null'] }, 'maxLength'],
    [{ type: 'string', format: 'uri' }, 'maxLength'],
    [{ type: 'integer', minimum: 0 }, 'maximum'],
    [{ type: 'number', maximum: 1 }, 'minimum'],
    [{ type: 'array', items: { enum: ['A'] } }, 'maxItems'],
    [
      { type: 'object', additionalProperties: { enum: ['A'] }, propertyNames: { enum: ['B'] } },
      'maxProperties',
    ],
    [{ type: 'object', additionalProperties: false, properties: { a: { type: 'string' } } }, 'maxLength'],
    [{ description: 'Anything.' }, 'type'],
    [{ contentMediaType: 'application/pdf' }, 'maxLength'],
    [{ type: 'object', properties: {} }, 'additionalProperties'],
    [{ oneOf: [{ type: 'null' }, { type: 'string' }] }, 'maxLength'],
  ])('would be missed of %j', (schema, limit) => {
    expect(unlimitedIn(schema, 'Planted')).toEqual([expect.stringMatching(`no ${limit}$`)]);
  });

  it.each([
    ['^[0-9]{6}$', true],
    ['^(A|B)$', true],
    ['^[a+*]$', true],
    ['^\\*{3}$', true],
    ['^[0-9]+$', false],
    ['^[0-9]{6,}$', false],
    ['[0-9]{6}', false],
    ['^A|B$', false],
    ['^(A(B)*)$', false],
  ])('find that %s bounds a text: %s', (pattern, bounds) => {
    expect(endsSomewhere(pattern)).toBe(bounds);
  });
});
