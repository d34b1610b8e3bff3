import { useMemo, useState } from 'react';
import type { LibraryRow, LibraryView } from '../../protocol.ts';
import { chosenRows, type Shown } from './chosen-rows.ts';
import { useHits, type Hits } from './use-hits.ts';

type Sought = { query: string; shown: Shown };

/** Finds the journeys that are shown; that nothing is found is said once the server has said so. */
export function useFound(
  { rows: all }: LibraryView,
  { query, shown }: Sought,
): Pick<Hits, 'hits'> & { rows: readonly LibraryRow[] } {
  const { hits, isBefore } = useHits(query);
  const found = useMemo(() => chosenRows(all, { query, hits, shown }), [all, query, hits, shown]);
  const [last, setLast] = useState(found);
  const isOpen = isBefore && found.length === 0;
  if (!isOpen && found !== last) setLast(found);
  return { hits, rows: isOpen ? last : found };
}
