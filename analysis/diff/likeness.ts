/** What a thing can be known by, whatever it is called. */
export type Signs = ReadonlySet<string>;

/** How much of two things must be the same for the one to be the other under a new name, of 1. */
const leastAlike = 0.4;

/** Pairs names that are gone with names that have come: those that are more alike than any other two. */
export function pairsBetween(
  gone: ReadonlyMap<string, Signs>,
  come: ReadonlyMap<string, Signs>,
): Map<string, string> {
  const pairs = [...gone]
    .flatMap(([name, own]) =>
      [...come].map(([other, theirs]) => ({ name, other, alike: likeness(own, theirs) })),
    )
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((one, other) => other.alike - one.alike);
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name, other } of pairs) {
    if (found.has(name) || taken.has(other)) continue;
    found.set(name, other);
    taken.add(other);
  }
  return found;
}

function likeness(one: Signs, other: Signs): number {
  if (one.size === 0) return 0;
  const common = [...one].filter((sign) => other.has(sign)).length;
  return common / (one.size + other.size - common);
}
