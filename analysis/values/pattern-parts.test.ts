import { expect, it } from 'vitest';
import { longestMatch, longestText } from './pattern-parts.ts';

it.each([
  ['^[0-9]{6}$', 6],
  ['^[0-9]{9,11}$', 11],
  ['^\\d{2}/\\d{2}$', 5],
  ['^(?:ab|c{3})?x$', 4],
  ['^(?=.*\\d)[A-Za-z\\]]{8,12}$', 12],
  ['^$', 0],
  ['^a+$', Infinity],
  ['^a{2,}$', Infinity],
  ['[0-9]{6}', Infinity],
])('knows how many characters %s lets through at most: %d', (pattern, longest) => {
  expect(longestMatch(pattern)).toBe(longest);
});

it('takes the nearest of the bounds that a schema sets', () => {
  expect(longestText({ type: 'string', maxLength: 9, pattern: '^[0-9]{3,11}$' })).toBe(9);
  expect(longestText({ type: 'string', enum: ['si', 'forse'] })).toBe(5);
  expect(longestText({ type: 'string' })).toBe(Infinity);
});
