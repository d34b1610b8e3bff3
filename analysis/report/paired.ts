/** A part of one list and what it has become in another, by their places; one of them is missing where it is new, or gone. */
export type Pair = { before?: number; after?: number };

/** Pairs two lists: what is alike as far as the order lets it, and what stands between that one by one. */
export function paired<Item>(
  old: readonly Item[],
  now: readonly Item[],
  isAlike: (one: Item, other: Item) => boolean,
): Pair[] {
  const pairs: Pair[] = [];
  let [before, after] = [0, 0];
  const ends = [...alike(old, now, isAlike), { before: old.length, after: now.length }];
  for (const end of ends) {
    for (; before < end.before && after < end.after; before += 1, after += 1) pairs.push({ before, after });
    for (; before < end.before; before += 1) pairs.push({ before });
    for (; after < end.after; after += 1) pairs.push({ after });
    if (end.before < old.length) pairs.push({ before, after });
    [before, after] = [end.before + 1, end.after + 1];
  }
  return pairs;
}

/** Finds the longest row of pairs that are alike. */
function alike<Item>(
  old: readonly Item[],
  now: readonly Item[],
  isAlike: (one: Item, other: Item) => boolean,
): Required<Pair>[] {
  // How long the row is that begins here or behind, place by place, from the end on.
  const lengths = [...old, undefined].map(() => Array.from({ length: now.length + 1 }, () => 0));
  const lengthAt = (before: number, after: number): number => lengths[before]?.[after] ?? 0;
  const same = old.map((one) => now.map((other) => isAlike(one, other)));
  for (let before = old.length - 1; before >= 0; before -= 1)
    for (let after = now.length - 1; after >= 0; after -= 1) {
      const length = same[before]?.[after]
        ? lengthAt(before + 1, after + 1) + 1
        : Math.max(lengthAt(before + 1, after), lengthAt(before, after + 1));
      lengths[before]?.splice(after, 1, length);
    }
  const pairs: Required<Pair>[] = [];
  let [before, after] = [0, 0];
  while (before < old.length && after < now.length) {
    if (same[before]?.[after]) pairs.push({ before: before++, after: after++ });
    else if (lengthAt(before + 1, after) >= lengthAt(before, after + 1)) before += 1;
    else after += 1;
  }
  return pairs;
}
