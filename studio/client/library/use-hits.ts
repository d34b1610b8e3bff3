import { useEffect, useState } from 'react';
import type { SearchHit } from '../../protocol.ts';
import { getJson } from '../server/ask.ts';
import { places } from '../server/places.ts';

const none: ReadonlyMap<string, SearchHit> = new Map();

/** Asks the server which journeys have something in them. */
export function useHits(query: string): ReadonlyMap<string, SearchHit> {
  const [hits, setHits] = useState(none);
  const isAsked = query.trim() !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      const answered = await getJson(places.search(query), leaving.signal);
      if (leaving.signal.aborted || answered.kind !== 'found') return;
      setHits(new Map(answered.value.map((hit) => [hit.id, hit])));
    };
    void ask();
    return () => leaving.abort();
  }, [query, isAsked]);
  return isAsked ? hits : none;
}
