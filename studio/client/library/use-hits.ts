import { useEffect, useState } from 'react';
import type { SearchHit } from '../../protocol.ts';
import { getJson } from '../server/ask.ts';
import { useLive } from '../server/live.ts';

const none: ReadonlyMap<string, SearchHit> = new Map();

/** Asks the server which journeys have something in them. */
export function useHits(query: string): ReadonlyMap<string, SearchHit> {
  const { turn } = useLive();
  const [found, setFound] = useState({ query: '', hits: none });
  const isAsked = query.trim() !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    void getJson<SearchHit[]>(`/api/search?q=${encodeURIComponent(query)}`, leaving.signal).then(
      (answered) => {
        if (leaving.signal.aborted || answered.kind !== 'found') return;
        setFound({ query, hits: new Map(answered.value.map((hit) => [hit.id, hit])) });
      },
    );
    return () => leaving.abort();
  }, [query, isAsked, turn]);
  return isAsked ? found.hits : none;
}
