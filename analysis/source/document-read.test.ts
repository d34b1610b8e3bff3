import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from './document.ts';

const open = (text: string) => openDocument({ path: 'a.json', text });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a text that is opened', () => {
  it('has the value that it says, however it is laid out', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t', '\r\n'), (text, indent) => {
        const value: unknown = JSON.parse(text);
        const written = JSON.stringify(value, undefined, indent);
        const hasStrange = /[\ufffd\0]/.test(written);

        expect(open(written).value).toEqual(hasStrange ? undefined : value);
      }),
    );
  });

  it.each([
    '{"a": 1, "a": 2}',
    '{"a": 1, "\\u0061": 2}',
    '[{"b": {"a\\"": [], "a\\"" : {}}}]',
    '{"a:": ":", "a:"\n: "\\\\"}',
  ])('has a key twice: %s', (text) => {
    expect(open(text).duplicates).toHaveLength(1);
  });

  it.each(['', '{', '\ufeff{}', '{"a": "\ufffd"}', '["\0"]', nested(202)])('is no JSON: %j', (text) => {
    expect(open(text).problem).toBeDefined();
  });

  it('is nested as deep as the reader goes at most', () => {
    expect(open(nested(200)).problem).toBeUndefined();
  });
});
