/** A known name that one which is not known may have meant. */
export type Nearest = {
  name: string;
  /** No other name is nearly as near. */
  isClear: boolean;
};

/** Finds the known name nearest to one that is not known; nothing when none is near. One in other capitals is nearest. */
export function nearestName(name: string, known: Iterable<string>): Nearest | undefined {
  const [nearest, next] = [...new Set(known)]
    .filter((candidate) => candidate !== name)
    .map((candidate) => ({ candidate, most: tolerance(name, candidate, behindDots) }))
    // What is longer by more letters than that needs no closer look.
    .filter(({ candidate, most }) => Math.abs(name.length - candidate.length) <= most)
    .map(({ candidate, most }) => ({ candidate, most, distance: slipsBetween(name, candidate) }))
    .filter(({ distance, most }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance);
  // Names that begin with the same word are rivals sooner than they are meant.
  if (!nearest || nearest.distance > tolerance(name, nearest.candidate, behindSigns)) return undefined;
  const isClear = next === undefined || next.distance > nearest.distance + 1;
  return { name: nearest.candidate, isClear: isClear || nearest.distance === 0 };
}

/** Counts the slips between two names; capitals are none. */
const slipsBetween = (one: string, other: string): number =>
  one.toLowerCase() === other.toLowerCase() ? 0 : distanceBetween(one, other);

const behindDots = /(?<=\.)/;
const behindSigns = /(?<=[.:-])/;

/** How many slips two names may differ by: a third of the longer, without the words that both begin with. */
function tolerance(one: string, other: string, between: RegExp): number {
  const words = one.split(between);
  const others = other.split(between);
  const shared = words.findIndex((word, index) => others[index] !== word);
  const begun = words.slice(0, Math.max(0, shared)).join('').length;
  return Math.max(1, Math.floor((Math.max(one.length, other.length) - begun) / 3));
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
