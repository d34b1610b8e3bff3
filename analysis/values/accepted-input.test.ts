import { describe, expect, it } from 'vitest';
import { textsLetThrough, typedInto } from './accepted-input.ts';

const through = (schema: Parameters<typeof typedInto>[0], ui: Parameters<typeof typedInto>[1] = {}) =>
  textsLetThrough(typedInto(schema, ui), { maxLength: 12, ...schema });

describe('the texts that a field lets through', () => {
  it('are of digits alone where it holds nothing else', () => {
    const texts = through({}, { widget: 'code' });

    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => !/^[0-9]+$/.test(text))).toEqual([]);
  });

  it('have letters and signs where it asks for nothing', () => {
    expect(through({}).some((text) => /[a-z]/i.test(text))).toBe(true);
    expect(through({}).some((text) => /^[^a-z0-9]+$/i.test(text))).toBe(true);
  });

  it('match its pattern, and what typing lets through besides', () => {
    const texts = through({ pattern: '^.{2,3}$' }, { filter: 'alphanumeric' });

    expect(texts.map((text) => text.length)).toContain(2);
    expect(texts.every((text) => /^[0-9A-Za-z]{2,3}$/.test(text))).toBe(true);
  });

  it('are addresses where it asks for one', () => {
    expect(through({ format: 'email' })).toEqual(['a@b.it']);
  });

  it('are mixed as a new password must be, and as long', () => {
    expect(through({ minLength: 8 }, { widget: 'new-password', classes: 4 })).toEqual([
      'Aa1!Aa1!',
      'Aa1!Aa1!Aa1!',
    ]);
  });

  it('are none where the field holds nothing that its pattern matches', () => {
    expect(through({ pattern: '^[A-Z]{4}$' }, { widget: 'phone' })).toEqual([]);
  });
});
