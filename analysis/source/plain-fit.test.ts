import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPlainFit } from './plain-fit.ts';

const parts = [
  { type: 'integer' },
  { type: ['string', 'null'] },
  { type: 'number', minimum: 1, maximum: 2 },
  { const: { a: 1 } },
  { enum: [1, 'a', [1]] },
  { pattern: '^a.$' },
  { minLength: 1, maxLength: 2 },
  { items: { type: 'integer' }, minItems: 1, maxItems: 2 },
  { uniqueItems: true },
  { uniqueItems: false },
  { minProperties: 1, maxProperties: 2 },
  { required: ['a'] },
  { propertyNames: { pattern: '^a' } },
  { properties: { a: { type: 'integer' } }, additionalProperties: false },
  { properties: { a: true }, additionalProperties: { type: 'integer' } },
  true,
  false,
];

const schemas = fc.letrec<{ schema: boolean | object; choice: object; condition: object }>((tie) => ({
  schema: fc.oneof({ maxDepth: 3 }, fc.constantFrom(...parts), tie('choice'), tie('condition')),
  choice: fc
    .tuple(
      fc.constantFrom('allOf', 'anyOf', 'oneOf'),
      fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
    )
    .map(([keyword, choices]) => ({ [keyword]: choices })),
  condition: fc.oneof(
    tie('schema').map((not) => ({ not })),
    fc
      .tuple(tie('schema'), tie('schema'))
      .map((both) => Object.fromEntries(both.map((part, index) => [index === 0 ? 'if' : 'then', part]))),
  ),
})).schema;

const values = fc.oneof(
  fc.constantFrom<unknown>(0, 1, 1.5, 2, '', 'a', 'ab', '😀', 'abc', null, true),
  fc.array(fc.constantFrom<unknown>(1, 'a', [1]), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'ab'), fc.constantFrom<unknown>(1, 'a'), { maxKeys: 3 }),
);

const alone = createPlainFit((reference) => {
  throw new Error(`Nothing here refers to ${reference}.`);
});

it('is sure of what the compiler finds nothing wrong with, and of nothing else', () => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });

  fc.assert(
    fc.property(schemas, values, (schema, value) => {
      expect(alone({ schema, home: '' }, value)).toBe(ajv.validate(schema, value));
    }),
    { numRuns: 1000 },
  );
});

it('follows what refers to itself', () => {
  const list = { type: 'object', required: ['value'], properties: { next: { $ref: '#' } } };
  const fits = createPlainFit((_reference, home) => ({ schema: list, home }));

  expect(fits({ schema: list, home: '' }, { value: 1, next: { value: 2 } })).toBe(true);
  expect(fits({ schema: list, home: '' }, { value: 1, next: { next: { value: 2 } } })).toBe(false);
});

it('is sure of nothing once it has met a keyword that it does not know', () => {
  const fits = createPlainFit((_reference, home) => ({ schema: undefined, home }));

  expect(fits({ schema: { not: { contains: {} } }, home: '' }, [1])).toBe(false);
  expect(fits({ schema: { type: 'array' }, home: '' }, [1])).toBe(false);
});
