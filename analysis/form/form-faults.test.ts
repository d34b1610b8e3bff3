import { describe, expect, it } from 'vitest';
import type { FormFile } from '#schemas';
import { createFormFaults } from './form-faults.ts';

const faultsOf = createFormFaults();
const form = (property: object): FormFile => ({
  schema: { type: 'object', properties: { note: property } },
});
const pointers = (property: object) => faultsOf(form(property)).map(({ pointer }) => pointer);

describe('a form', () => {
  it('compiles when its fields are flat, each of one plain type', () => {
    expect(faultsOf(form({ type: 'string', pattern: '^a$', maxLength: 3 }))).toEqual([]);
    expect(faultsOf(form({ type: 'string', format: 'email' }))).toEqual([]);
  });

  it('has fields of one plain type each, and a list only of files', () => {
    const files: FormFile = { ...form({ type: 'array' }), ui: { note: { widget: 'files' } } };

    expect(faultsOf(files)).toEqual([]);
    expect(pointers({ type: 'array' })).toEqual(['/schema/properties/note/type']);
    expect(pointers({ type: ['string', 'null'] })).toEqual(['/schema/properties/note/type']);
    expect(pointers({})).toEqual(['/schema/properties/note']);
  });

  it('is refused at the keyword that the compiler refuses', () => {
    expect(pointers({ type: 'string', maxLength: 3, pattern: '(' })).toEqual([
      '/schema/properties/note/pattern',
    ]);
    expect(pointers({ type: 'string', minLength: -1 })).toEqual(['/schema/properties/note/minLength']);
    expect(pointers({ type: 'string', enum: 'a' })).toEqual(['/schema/properties/note/enum']);
  });

  it('is refused at a keyword that would be ignored', () => {
    const [fault, ...others] = faultsOf(form({ type: 'string', patern: '^a$' }));

    expect(fault?.pointer).toBe('/schema/properties/note/patern');
    expect(fault?.hint?.en).toBe('Did you mean "pattern"?');
    expect(others).toEqual([]);
  });

  it('is refused as a whole when no field of it is to blame', () => {
    const whole: FormFile = { ...form({ type: 'string' }) };
    const doubled = { ...whole, schema: { ...whole.schema, required: ['note', 'note'] } };

    expect(faultsOf(doubled)).toMatchObject([{ pointer: '/schema' }]);
  });

  it('says of each field what is wrong with it', () => {
    const two = { type: 'object', properties: { a: { type: 'text' }, b: { type: 'string', pattern: '(' } } };

    const faults = faultsOf({ schema: two } as FormFile); // as a file that the shape allows

    expect(faults.map(({ pointer }) => pointer)).toEqual([
      '/schema/properties/a/type',
      '/schema/properties/b/pattern',
    ]);
  });
});
