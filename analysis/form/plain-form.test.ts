import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formFormats, isPlain } from './plain-form.ts';

const written: Readonly<Record<string, readonly unknown[]>> = {
  type: ['string', 'integer', 'array', 'text', ['string'], undefined],
  format: ['date', 'dote', 1],
  pattern: ['^[0-9]+$', '[', String.raw`^\-$`, 1],
  enum: [['a', 'b'], ['a', 'a'], [], 'a'],
  const: [{ a: 1 }, null],
  minLength: [3, -1, 1.5, '3'],
  minimum: [1.5, '9'],
  exclusiveMaximum: [1, true],
  uniqueItems: [true, 'yes'],
  multipleOf: [0, 2],
  title: ['Title', 1],
  $ref: ['#/nowhere'],
};

const members = Object.entries(written).flatMap(([keyword, values]) =>
  values.map((value) => ({ [keyword]: value })),
);

const forms = fc
  .tuple(
    fc.array(fc.constantFrom(...members), { maxLength: 3 }),
    fc.constantFrom<object>(
      {},
      { required: ['a'] },
      { required: ['a', 'a'] },
      { required: 'a' },
      { $ref: '#/b' },
    ),
  )
  .map(([each, whole]) => ({
    type: 'object',
    properties: { a: Object.assign({}, ...each) as object },
    ...whole,
  }));

const refuse = (message: unknown): never => {
  throw new Error(String(message));
};

function compiles(schema: object): boolean {
  const ajv = new Ajv({
    strict: false,
    formats: Object.fromEntries(formFormats.map((format) => [format, true])),
    logger: { log: refuse, warn: refuse, error: refuse },
  });
  try {
    ajv.compile(schema);
    return true;
  } catch {
    return false;
  }
}

it('takes for plain only what the compiler of forms takes too', () => {
  const seen = { plain: 0, refused: 0 };

  fc.assert(
    fc.property(forms, (form) => {
      const plain = isPlain(form);
      const compiled = compiles(form);
      seen.plain += Number(plain);
      seen.refused += Number(!compiled);
      expect(plain && !compiled).toBe(false);
    }),
    { numRuns: 300 },
  );
  expect(Math.min(seen.plain, seen.refused)).toBeGreaterThan(20);
});
