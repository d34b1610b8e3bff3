import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './json-reader.ts';

describe('the reader of JSON', () => {
  it('accepts what JSON.parse accepts', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.constantFrom('', ' ', '\n', '\r\n\t'), (text, blank) => {
        const reading = readJson(blank + text + blank);

        expect(reading).toHaveProperty('root');
      }),
    );
  });

  it('refuses what JSON.parse refuses, and nothing else', () => {
    const mutated = fc
      .tuple(
        fc.json({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom(',', '}', ']', '"', ':', '0', 'x', "'", '\t', ''),
      )
      .map(
        ([text, at, mark]) =>
          text.slice(0, at % (text.length + 1)) + mark + text.slice((at % (text.length + 1)) + 1),
      );

    fc.assert(
      fc.property(mutated, (text) => {
        expect('root' in readJson(text)).toBe(isJson(text));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    {
      what: 'a comma after the last member',
      text: '{"a": 1,}',
      offset: 8,
      message: 'Expected a key in double quotes, found "}".',
    },
    {
      what: 'a comment',
      text: '{ // no\n}',
      offset: 2,
      message: 'Expected a key in double quotes, found "/".',
    },
    { what: 'single quotes', text: "['a']", offset: 1, message: 'Expected a value, found "\'".' },
    {
      what: 'a text that ends too early',
      text: '{"a": "b',
      offset: 6,
      message: 'The text that begins here has no closing quote.',
    },
    {
      what: 'a text that stops with its line',
      text: '{"to": "\n}',
      offset: 7,
      message: 'The text that begins here has no closing quote.',
    },
    {
      what: 'a key that stops with its line',
      text: '{"o\n}',
      offset: 1,
      message: 'The text that begins here has no closing quote.',
    },
    {
      what: 'a backslash before what it cannot introduce',
      text: '["a\\q"]',
      offset: 3,
      message: 'A backslash cannot stand here: in a text it is written twice.',
    },
    {
      what: 'a text behind another',
      text: '["a" "b"]',
      offset: 5,
      message: 'Expected "," or "]", found a text.',
    },
    { what: 'nothing at all', text: '', offset: 0, message: 'Expected a value, found the end of the file.' },
    { what: 'a second value', text: '{} {}', offset: 3, message: 'Expected the end of the file, found "{".' },
    {
      what: 'a byte order mark',
      text: '\ufeff{}',
      offset: 0,
      message: 'Expected a value, found a byte order mark.',
    },
    {
      what: 'a number with a leading zero',
      text: '[01]',
      offset: 1,
      message: 'Expected a value, found "0".',
    },
  ])('says where it meets $what', ({ text, offset, message }) => {
    const reading = readJson(text);

    expect(reading).toMatchObject({ problem: { offset, message: { en: message } } });
  });

  it('refuses nesting that no journey needs, instead of breaking', () => {
    const reading = readJson('['.repeat(100_000));

    expect(reading).toMatchObject({
      problem: { message: { en: 'Expected at most 200 levels of nesting, found "[".' } },
    });
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
