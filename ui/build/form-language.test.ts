import { describe, expect, it } from 'vitest';
import { refuseBeyondLanguage } from './form-language.ts';

const form = (property: object) => ({ schema: { type: 'object' as const, properties: { note: property } } });

describe('the language of forms', () => {
  it('has fields of one plain type each', () => {
    expect(() => refuseBeyondLanguage(form({ type: 'string', pattern: '^a$' }))).not.toThrow();
    expect(() => refuseBeyondLanguage(form({ type: 'array' }))).toThrow('the field "note" needs one type');
    expect(() => refuseBeyondLanguage(form({ type: ['string', 'null'] }))).toThrow('needs one type');
    expect(() => refuseBeyondLanguage(form({}))).toThrow('needs one type');
  });

  it('has a list only of files', () => {
    const files = { ...form({ type: 'array' }), ui: { note: { widget: 'files' as const } } };

    expect(() => refuseBeyondLanguage(files)).not.toThrow();
  });

  it('has no schemas within a field', () => {
    expect(() => refuseBeyondLanguage(form({ type: 'string', anyOf: [] }))).toThrow(
      'the field "note" has "anyOf": fields are flat',
    );
  });
});
