import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesWithin } from './pattern-matches.ts';

const longest = 8;

/** Lists the lengths of the texts that a pattern matches. */
const listed = (pattern: string, allowed?: readonly string[]) =>
  Array.from({ length: longest + 1 }, (_, length) => length).filter((length) =>
    matchesWithin(pattern, { shortest: length, longest: length, allowed }),
  );

describe('the lengths of what a pattern matches', () => {
  it.each([
    ['^[0-9]{6}$', [6]],
    ['^[0-9]{2,4}$', [2, 3, 4]],
    ['^(ab|c)*$', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    ['^(aaa)+$', [3, 6]],
    ['^(aa|aaaaa)$', [2, 5]],
    ['^a{9,}$', []],
    ['^a', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['aaaaaaa', [7, 8]],
    ['a^b', []],
    ['a$b', []],
    ['^$', [0]],
    ['^(?:^a|b$)$', [1]],
    ['^[]$', []],
    ['(?=x)^ab$', [2]],
    ['^(^a)*$', [0, 1]],
    ['$^', [0]],
  ])('of %s are %j', (pattern, lengths) => {
    expect(listed(pattern)).toEqual(lengths);
  });

  it('leave out what typing does not let through', () => {
    const digits = Array.from('0123456789');

    expect(listed('^[A-Z]{3}[0-9]{2}$', digits)).toEqual([]);
    expect(listed(String.raw`^(?:[A-Z]|\d{3})$`, digits)).toEqual([3]);
  });

  it('are those of all the texts of two letters that it matches', () => {
    const atom = fc.constantFrom('a', 'b', '[ab]', '^', '$', '.');
    const part = fc.tuple(atom, fc.constantFrom('', '', '{2}', '{1,3}')).map(([each, count]) => {
      return each === '^' || each === '$' ? each : each + count;
    });
    const group = fc.tuple(
      fc.array(part, { maxLength: 3 }),
      fc.array(part, { maxLength: 3 }),
      fc.constantFrom('', '?', '+', '{2}'),
    );
    const pattern = fc
      .array(
        group.map(([one, other, count]) => `(?:${one.join('')}|${other.join('')})${count}`),
        { maxLength: 3 },
      )
      .map((groups) => groups.join(''));
    const texts = Array.from({ length: longest + 1 }, (_, length) => wordsOf(length));

    fc.assert(
      fc.property(pattern, (source) => {
        const regex = new RegExp(source, 'u');
        const matched = texts.flatMap((words, length) =>
          words.some((word) => regex.test(word)) ? [length] : [],
        );

        expect(listed(source)).toEqual(matched);
      }),
    );
  });
});

const wordsOf = (length: number): string[] =>
  Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (__, at) => ((bits >> at) & 1 ? 'a' : 'b')).join(''),
  );
