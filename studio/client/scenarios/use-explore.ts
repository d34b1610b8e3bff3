import { useCallback, useEffect, useRef, useState } from 'react';
import type { Explored } from '../../proposals.ts';
import { hearLines } from '../server/ask.ts';
import { places } from '../server/places.ts';

/** How a search for missing scenarios stands on this page. */
export type ExploreState = Explored | { kind: 'idle' } | { kind: 'stopped' } | { kind: 'lost' };

/** A search for the scenarios that a journey lacks; what is put aside stays so as long as the page is open. */
export type Explore = {
  state: ExploreState;
  aside: ReadonlySet<string>;
  start: () => void;
  stop: () => void;
  putAside: (name: string) => void;
};

/** Searches what no scenario of a journey passes, when asked to. */
export function useExplore(journey: string): Explore {
  const [state, setState] = useState<ExploreState>({ kind: 'idle' });
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set());
  const asking = useRef<AbortController>(undefined);
  const start = useCallback((): void => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setState({ kind: 'searching', tried: 0 });
    void follow(journey, own.signal, setState);
  }, [journey]);
  const stop = useCallback((): void => {
    asking.current?.abort();
    setState({ kind: 'stopped' });
  }, []);
  useEffect(() => () => asking.current?.abort(), []);
  return { state, aside, start, stop, putAside: (name) => setAside(new Set([...aside, name])) };
}

async function follow(
  journey: string,
  signal: AbortSignal,
  hear: (state: ExploreState) => void,
): Promise<void> {
  let last: Explored['kind'] = 'searching';
  try {
    for await (const told of hearLines(places.explore(journey), signal)) {
      if (signal.aborted) return;
      last = told.kind;
      hear(told);
    }
  } catch {
    // Without an answer nothing was found; the one who has stopped it knows.
  }
  if (!signal.aborted && last === 'searching') hear({ kind: 'lost' });
}
