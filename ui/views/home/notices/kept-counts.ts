import { useStored } from '#ui/state';
import { useState } from 'react';

/** What is counted of each card: plans that wait, and of how many the notice was put away. */
type Counted = 'plans' | 'waiting';

/** Holds for the session a count of each card, undefined until there is one; cards by their place in the list. */
export function useKeptCount(
  counted: Counted,
  cardId: string | undefined,
): [count: number | undefined, keep: (count: number) => void] {
  const place = useStored('cards', ({ list }) => list.findIndex(({ id }) => id === cardId));
  const [counts, setCounts] = useState(() => kept(counted));
  const keep = (count: number): void => {
    const now = new Map(counts).set(place, count);
    setCounts(now);
    window.sessionStorage.setItem(counted, [...now].map((pair) => pair.join(':')).join(' '));
  };
  return [counts.get(place), keep];
}

function kept(counted: Counted): ReadonlyMap<number, number> {
  const pairs = window.sessionStorage.getItem(counted)?.split(' ') ?? [];
  return new Map(pairs.map((pair) => pair.split(':').map(Number) as [number, number])); // as it was written
}
