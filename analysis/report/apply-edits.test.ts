import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../source/document.ts';
import { applyEdits } from './apply-edits.ts';
import { editOf } from './quick-fix.ts';
import type { Problem } from '../rules/rule.ts';

function mended(text: string, pointer: string, rest: Pick<Problem, 'fix' | 'part'>): string {
  const document = openDocument({ path: 'a.json', text });
  const edit = editOf({ document, pointer, message: { en: 'x', it: 'x' }, ...rest });
  return edit ? applyEdits(text, [edit]) : text;
}

describe('a fix', () => {
  it('writes the other name and keeps every other byte', () => {
    const text = '\r\n{ "to" :\t"sumbit" , "é": 1.0 }\r\n';

    expect(mended(text, '/to', { fix: { rename: 'sumbit', to: 'submit' } })).toBe(
      '\r\n{ "to" :\t"submit" , "é": 1.0 }\r\n',
    );
  });

  it.each([
    {
      what: 'a part of a path',
      value: '"data.opt"',
      fix: { rename: 'opt', to: 'otp' },
      wanted: '"data.otp"',
    },
    { what: 'a pointer', value: '"/opt"', fix: { rename: 'opt', to: 'otp' }, wanted: '"/otp"' },
    {
      what: 'a name inside another name',
      value: '"data.option"',
      fix: { rename: 'opt', to: 'otp' },
      wanted: '"data.option"',
    },
    { what: 'a name that stands twice', value: '"a.a"', fix: { rename: 'a', to: 'b' }, wanted: '"a.a"' },
    { what: 'what is no text', value: '12', fix: { rename: '12', to: '13' }, wanted: '12' },
    {
      what: 'every apostrophe',
      value: '"l\'uno, l\'altro\\n"',
      fix: { replace: "'", by: '’' },
      wanted: '"l’uno, l’altro\\n"',
    },
  ])('of $what: $value', ({ value, fix, wanted }) => {
    expect(mended(`{"a": ${value}}`, '/a', { fix })).toBe(`{"a": ${wanted}}`);
  });

  it('gives a key no name that its object has already', () => {
    const text = '{ "comit": 1, "commit": 2 }';

    expect(mended(text, '/comit', { part: 'key', fix: { rename: 'comit', to: 'commit' } })).toBe(text);
  });

  it.each([
    ['the first', '/a', '{\n  "b": 2,\n  "c": { "d": 3 }\n}'],
    ['one between others', '/b', '{\n  "a": 1,\n  "c": { "d": 3 }\n}'],
    ['the last', '/c', '{\n  "a": 1,\n  "b": 2\n}'],
    ['the only one of an object, which goes with it', '/c/d', '{\n  "a": 1,\n  "b": 2\n}'],
  ])('removes %s of the members', (_, pointer, wanted) => {
    const text = '{\n  "a": 1,\n  "b": 2,\n  "c": { "d": 3 }\n}';

    expect(mended(text, pointer, { fix: 'remove' })).toBe(wanted);
  });

  it('leaves JSON that holds all the other members, wherever it removes one', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1, maxKeys: 5 }), (object) => {
        const [key = ''] = Object.keys(object);
        const { [key]: _gone, ...rest } = object;
        const pointer = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

        const text = mended(JSON.stringify(object, undefined, 2), pointer, { fix: 'remove' });

        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(rest)));
      }),
    );
  });
});

it('applies the first of two edits that meet', () => {
  const edits = [
    { start: 2, end: 4, text: 'X' },
    { start: 0, end: 3, text: '' },
    { start: 4, end: 4, text: '!' },
  ];

  expect(applyEdits('abcde', edits)).toBe('d!e');
});
