import { describe, expect, it } from 'vitest';
import { openDocument, pointerKeys, pointerTo } from './document.ts';

const open = (text: string) => openDocument({ path: 'a.json', text });

describe('a document', () => {
  const document = open('{\n  "steps": {\n    "a/b": { "to": "done" },\n    "list": [1, 22]\n  }\n}\n');

  it('finds the place of a value', () => {
    expect(document.locate('/steps/a~1b/to', 'value')).toEqual({ line: 3, column: 20, length: 6 });
    expect(document.locate('/steps/list/1', 'value')).toEqual({ line: 4, column: 17, length: 2 });
  });

  it('finds the place of a key', () => {
    expect(document.locate('/steps/a~1b', 'key')).toEqual({ line: 3, column: 5, length: 5 });
  });

  it('points at the nearest thing above what is not there', () => {
    expect(document.locate('/steps/a~1b/from/x', 'key')).toEqual({ line: 3, column: 5, length: 5 });
  });

  it('marks no more than the first line of a value of several', () => {
    expect(document.locate('/steps', 'value')).toEqual({ line: 2, column: 12, length: 1 });
  });

  it('counts lines that end with a carriage return alike', () => {
    const other = open('{\r\n  "a": 1,\r\n  "b": 2\r\n}');

    expect(other.locate('/b', 'value')).toEqual({ line: 3, column: 8, length: 1 });
  });

  it('counts lines that end with a carriage return alone', () => {
    const other = open('{\r  "a": 1,\r  "b": 2\r}');

    expect(other.locate('/b', 'value')).toEqual({ line: 3, column: 8, length: 1 });
  });

  it('tells each key that an object has twice, at its first place and its second', () => {
    const { duplicates } = open('{ "a": 1, "b": { "c": 1,\n "c": 2 }, "a": 3 }');

    expect(duplicates).toEqual([
      {
        pointer: '/b/c',
        key: 'c',
        first: { line: 1, column: 18, length: 3 },
        again: { line: 2, column: 2, length: 3 },
      },
      {
        pointer: '/a',
        key: 'a',
        first: { line: 1, column: 3, length: 3 },
        again: { line: 2, column: 12, length: 3 },
      },
    ]);
  });

  it('keeps a key called __proto__ as any other', () => {
    const { value } = open('{ "__proto__": { "x": 1 } }');

    expect(Object.keys(Object(value))).toEqual(['__proto__']);
  });

  it('answers the place of the problem for a text that is not JSON', () => {
    const broken = open('{\n  "a": ]\n}');

    expect(broken.value).toBeUndefined();
    expect(broken.problem).toMatchObject({
      message: { en: 'Expected a value, found "]".' },
      place: { line: 2, column: 8, length: 1 },
    });
  });
});

it('splits and joins pointers with slashes and tildes in their keys', () => {
  const pointer = pointerTo('/a', 'b/c', '~d', 0);

  expect(pointer).toBe('/a/b~1c/~0d/0');
  expect(pointerKeys(pointer)).toEqual(['a', 'b/c', '~d', '0']);
});
