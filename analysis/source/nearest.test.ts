import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, nearestName } from './nearest.ts';

describe('the distance between names', () => {
  it.each([
    ['submit', 'submit', 0],
    ['sumbit', 'submit', 1],
    ['submt', 'submit', 1],
    ['close', 'clone', 1],
    ['', 'abc', 3],
  ])('of "%s" and "%s" is %i', (one, other, distance) => {
    expect(distanceBetween(one, other)).toBe(distance);
  });

  it('is the same both ways and never more than the longer name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        const distance = distanceBetween(one, other);

        expect(distance).toBe(distanceBetween(other, one));
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});

describe('the nearest name', () => {
  it('is the one that differs in capitals alone, however near another is', () => {
    expect(nearestName('input.CardID', ['input.cardIds', 'input.cardId'])).toEqual({
      name: 'input.cardId',
      isClear: true,
    });
  });
});
