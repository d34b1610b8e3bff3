import { describe, expect, it } from 'vitest';
import { mergeChanges } from './three-way.ts';

const base = { a: 1, b: { c: 2, d: [1] } };

describe('what the package has changed beside what a bank has changed', () => {
  it('is taken over where the bank has changed nothing, member by member', () => {
    const merged = mergeChanges({
      taken: base,
      now: { a: 1, b: { c: 3, d: [1], e: 4 } },
      own: { a: 9, b: { c: 2, d: [1], f: 5 } },
    });

    expect(merged).toMatchObject({
      value: { a: 9, b: { c: 3, d: [1], e: 4, f: 5 } },
      brought: ['/b/c', '/b/e'],
      open: [],
    });
  });

  it('goes where the package has taken it away and the bank has left it as it was', () => {
    expect(mergeChanges({ taken: base, now: { a: 1 }, own: { ...base, x: 1 } }).value).toEqual({
      a: 1,
      x: 1,
    });
  });

  it('is open where both have changed the same otherwise, and stays so until somebody settles it', () => {
    const now = { a: 1, b: { c: 2, d: [1, 2] } };
    const own = { a: 1, b: { c: 2, d: [3] } };
    const first = mergeChanges({ taken: base, now, own });

    const again = mergeChanges({ taken: first.taken, now, own: first.value });

    expect(first).toMatchObject({ value: own, open: ['/b/d'], brought: [] });
    expect(again).toMatchObject({ value: own, open: ['/b/d'], brought: [] });
    expect(mergeChanges({ taken: first.taken, now, own: now }).open).toEqual([]);
  });

  it('is nothing where both have changed the same alike, or the order of members alone', () => {
    const now = { b: { d: [1], c: 5 }, a: 1 };

    expect(mergeChanges({ taken: base, now, own: { a: 1, b: { c: 5, d: [1] } } })).toMatchObject({
      open: [],
      brought: [],
    });
  });
});
