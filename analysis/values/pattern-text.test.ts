import { describe, expect, it } from 'vitest';
import { textMatching } from './pattern-text.ts';

describe('a text for a pattern', () => {
  it.each([
    ['^[0-9]{9,11}$', 9, 11],
    ['^[A-Za-z]{6}[0-9]{2}[A-Za-z][0-9]{2}[A-Za-z][0-9]{3}[A-Za-z]$', 16, 16],
    ['^(/([^~/]|~[01])*)*$', 0, 40],
    ['^(UNLIMITED|[0-9]{1,3}(\\.[0-9]{3})*,[0-9]{2})$', 9, 9],
    ['^\\+39[0-9]{9,11}$', 12, 14],
  ])('of %s is as short and as long as it may be', (pattern, shortest, longest) => {
    const made = textMatching(pattern);

    expect(made.every((text) => new RegExp(pattern, 'u').test(text))).toBe(true);
    expect(made[0]).toHaveLength(shortest);
    expect((made.at(-1) ?? '').length).toBeLessThanOrEqual(longest);
    expect((made.at(-1) ?? '').length).toBeGreaterThanOrEqual(shortest);
  });

  it('keeps to the length that is asked for', () => {
    expect(textMatching('^[a-z]+$', { least: 3, most: 10 }).map((text) => text.length)).toEqual([3, 9]);
  });

  it('is none where the pattern says more than is understood', () => {
    expect(textMatching('^(?=.*[A-Z]).{8}$')).toEqual([]);
  });
});
