import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { violationWords } from './value-fault.ts';

it.each([
  [{ required: ['otp'] }, {}, 'il corpo deve avere "otp"'],
  [{ properties: {}, additionalProperties: false }, { otp: 1 }, 'il corpo non deve avere altro (otp)'],
  [{ type: 'string' }, 1, 'il corpo deve essere un testo'],
  [{ properties: { a: { type: 'integer' } } }, { a: 'x' }, '/a del corpo deve essere un numero intero'],
  [{ enum: ['A', 'B'] }, 'C', 'il corpo deve essere uno di ["A","B"]'],
  [{ const: 'A' }, 'C', 'il corpo deve essere "A"'],
  [{ pattern: '^[0-9]{6}$' }, 'C', 'il corpo non è scritto come si deve (devono essere 6 cifre)'],
  [{ pattern: '^A$' }, 'C', 'il corpo non è scritto come si deve (per esempio: "A")'],
  [{ pattern: '^(?!.)$' }, 'C', 'il corpo non è scritto come si deve'],
  [{ minLength: 2 }, 'C', 'il corpo deve avere almeno 2 caratteri'],
  [{ maxLength: 2 }, 'CCC', 'il corpo deve avere al massimo 2 caratteri'],
  [{ minItems: 1 }, [], 'il corpo deve avere almeno 1 elementi'],
  [{ maxItems: 1 }, [1, 2], 'il corpo deve avere al massimo 1 elementi'],
  [{ minimum: 2 }, 1, 'il corpo deve essere almeno 2'],
  [{ maximum: 2 }, 3, 'il corpo deve essere al massimo 2'],
  [{ anyOf: [{ type: 'string' }] }, 3, 'il corpo deve avere una delle forme ammesse'],
  [{ multipleOf: 2 }, 3, 'il corpo non rispetta "multipleOf"'],
])('says in Italian how a body breaks %j', (schema, body, said) => {
  const validate = new Ajv2020({ strict: false }).compile(schema);
  validate(body);

  const last = validate.errors?.at(-1);

  expect(last && violationWords(last).it).toBe(said);
});

it('says in English, too, how a text is written, not by what pattern that is told', () => {
  const validate = new Ajv2020().compile({ type: 'string', pattern: '^[0-9]{6}$' });
  validate('C');

  const [first] = validate.errors ?? [];

  expect(first && violationWords(first).en).toBe(
    'the body is not written as it must be (it must be 6 digits)',
  );
});

it('says in English what the validator says', () => {
  const validate = new Ajv2020().compile({ type: 'object', required: ['otp'] });
  validate({});

  const [first] = validate.errors ?? [];

  expect(first && violationWords(first).en).toBe("the body must have required property 'otp'");
});
