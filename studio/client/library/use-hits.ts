import { useEffect, useState } from 'react';
import type { SearchHit } from '../../protocol.ts';
import { getJson } from '../server/ask.ts';
import { places } from '../server/places.ts';

/** What was found last, and whether that is of what was sought before. */
export type Hits = { hits: ReadonlyMap<string, SearchHit>; isBefore: boolean };

const none: Hits['hits'] = new Map();

/** Asks the server which journeys have something in them. */
export function useHits(query: string): Hits {
  const [found, setFound] = useState({ query: '', hits: none });
  const isAsked = query.trim() !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      const answered = await getJson(places.search(query), leaving.signal);
      if (leaving.signal.aborted || answered.kind !== 'found') return;
      setFound({ query, hits: new Map(answered.value.map((hit) => [hit.id, hit])) });
    };
    void ask();
    return () => leaving.abort();
  }, [query, isAsked]);
  return isAsked ? { hits: found.hits, isBefore: found.query !== query } : { hits: none, isBefore: false };
}
