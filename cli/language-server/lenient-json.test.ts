import fc from 'fast-check';
import { expect, it } from 'vitest';
import { caretAt } from './caret.ts';
import { readLenient, valueOf } from './lenient-json.ts';

const read = (text: string): unknown => valueOf(readLenient(text));

it('reads of JSON what JSON says', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 2, '\r\n\t'), (text, blank) => {
      const spread = JSON.stringify(JSON.parse(text), null, blank);

      expect(read(spread)).toEqual(JSON.parse(spread));
    }),
  );
});

it('ends, whatever it is given', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '\\', 'a', '1', ' ', '\n') }),
      fc.nat(),
      (text, at) => {
        caretAt(readLenient(text), at);
      },
    ),
  );
});

it('ends with nesting that no journey has', () => {
  expect(() => read('[{"a":'.repeat(100_000))).not.toThrow();
});

it.each([
  ['{ "a": ', {}],
  ['{ "a": "b', { a: 'b' }],
  ['{ "a": "b\n "c": 1 }', { a: 'b', c: 1 }],
  ['{ "a": { "b": "c },\n "d": ["e]\n }', { a: { b: 'c' }, d: ['e'] }],
  ['{ "a" "b": [1 2, , 3] }', { b: [1, 2, 3] }],
  ['{ "a": \n "b": 2 }', { b: 2 }],
  ['{ "a": { "b": 1 ], "c": 2 }', { a: { b: 1 } }],
  ['{ "a": tru, "b": 1 }', { a: undefined, b: 1 }],
  ['\uFEFF{ "a": 1 }', { a: 1 }],
  ['', undefined],
])('reads what there is of %j', (text, value) => {
  expect(read(text)).toEqual(value);
});

it.each([
  ['{ "a": "¦" }', ['a'], 'value'],
  ['{ "a": ["b", "c¦', ['a', '1'], 'value'],
  ['{ "a": { "¦": 1 } }', ['a', ''], 'key'],
  ['{ "a": ¦"b" }', undefined, undefined],
  ['{ "a": "b"¦ }', undefined, undefined],
])('finds in %j where the caret is', (marked, keys, part) => {
  const caret = caretAt(readLenient(marked.replace('¦', '')), marked.indexOf('¦'));

  expect([caret?.keys, caret?.part]).toEqual([keys, part]);
});
