import { useStored } from '#ui/state';
import { useState } from 'react';

const keptUnder = 'waiting';

/** Holds for the session how many waiting plans of each card were put out of sight; cards by their place in the list. */
export function usePutAway(cardId: string | undefined): [count: number, putAway: (count: number) => void] {
  const place = useStored('cards', ({ list }) => list.findIndex(({ id }) => id === cardId));
  const [counts, setCounts] = useState(kept);
  const putAway = (count: number): void => {
    const now = new Map(counts).set(place, count);
    setCounts(now);
    window.sessionStorage.setItem(keptUnder, [...now].map((pair) => pair.join(':')).join(' '));
  };
  return [counts.get(place) ?? 0, putAway];
}

function kept(): ReadonlyMap<number, number> {
  const pairs = window.sessionStorage.getItem(keptUnder)?.split(' ') ?? [];
  return new Map(pairs.map((pair) => pair.split(':').map(Number) as [number, number])); // as it was written
}
