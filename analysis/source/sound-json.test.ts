import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from './document.ts';
import { parseSound } from './sound-json.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a text that is parsed without being read sign by sign', () => {
  it('has the value that it says, whatever it holds', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t', '\r\n'), (text, indent) => {
        const value: unknown = JSON.parse(text);
        const written = JSON.stringify(value, undefined, indent);
        const hasStrange = /[\ufffd\0]/.test(written);

        expect(parseSound(written)).toEqual(hasStrange ? undefined : { value });
      }),
    );
  });

  it.each([
    '{"a": 1, "a": 2}',
    '{"a": 1, "\\u0061": 2}',
    '[{"b": {"a\\"": [], "a\\"" : {}}}]',
    '{"a:": ":", "a:"\n: "\\\\"}',
  ])('has no key twice: %s', (text) => {
    expect(parseSound(text)).toBeUndefined();
    expect(openDocument({ path: 'a.json', text }).duplicates).toHaveLength(1);
  });

  it.each(['', '{', '\ufeff{}', '{"a": "\ufffd"}', '["\0"]', nested(202)])(
    'is JSON that is read: %j',
    (text) => {
      expect(parseSound(text)).toBeUndefined();
      expect(openDocument({ path: 'a.json', text }).problem).toBeDefined();
    },
  );

  it('is as deep as the reader goes at most', () => {
    expect(parseSound(nested(200))).toBeDefined();
    expect(openDocument({ path: 'a.json', text: nested(200) }).problem).toBeUndefined();
  });
});
