import type { Problem } from './rule.ts';

/**
 * Suggests the known name nearest to one that is not known, or lists them all when they are few; when no other name is
 * nearly as near, it is what mends the place.
 */
export function suggest(name: string, known: Iterable<string>): Pick<Problem, 'hint' | 'fix'> {
  const names = [...new Set(known)].filter((candidate) => candidate !== name);
  const [nearest, next] = names
    .map((candidate) => ({ candidate, distance: distanceBetween(name, candidate) }))
    .filter(({ distance, candidate }) => distance <= tolerance(name, candidate))
    .toSorted((one, other) => one.distance - other.distance);
  if (nearest) {
    const { candidate, distance } = nearest;
    const hint = { en: `Did you mean "${candidate}"?`, it: `Intendevi "${candidate}"?` };
    const isClear = next === undefined || next.distance > distance + 1;
    return isClear ? { hint, fix: { rename: name, to: candidate } } : { hint };
  }
  if (names.length === 0) return { hint: { en: 'There are none.', it: 'Non ce ne sono.' } };
  if (names.length > 12) return {};
  const list = names.map((each) => `"${each}"`).join(', ');
  return { hint: { en: `There are: ${list}.`, it: `Ci sono: ${list}.` } };
}

/** How many slips two names may differ by: a third of the longer, without the path that they share. */
function tolerance(one: string, other: string): number {
  const parts = one.split('.');
  const shared = parts.findIndex((part, index) => other.split('.')[index] !== part);
  const path = parts.slice(0, Math.max(0, shared)).join('.').length;
  return Math.max(1, Math.floor((Math.max(one.length, other.length) - path) / 3));
}

/** Counts the letters to add, drop, change or swap to make one word of the other. */
export function distanceBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
