/** Chooses some of a list by a seed, the same ones each time, spread over it all. */
export function sampleOf<Item>(items: readonly Item[], most: number, seed: number): Item[] {
  const chance = createChance(seed);
  const ranked = items.map((item) => ({ item, rank: chance() }));
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ item }) => item);
}

/** Numbers from 0 to 1 by mulberry32. */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
