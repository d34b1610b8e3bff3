import type { LibraryRow, SearchHit } from '../../protocol.ts';

/** Which journeys are shown. */
export type Shown = 'all' | 'onlyFindings' | 'onlyChanged' | 'onlyOwn';

type Choice = { query: string; hits: ReadonlyMap<string, SearchHit>; shown: Shown };

/** Chooses the journeys that are shown: by their names at once, by what stands in them once the server has said. */
export function chosenRows(rows: readonly LibraryRow[], { query, hits, shown }: Choice): LibraryRow[] {
  const low = query.trim().toLowerCase();
  return rows.filter((row) => {
    if (shown === 'onlyFindings' && row.errors + row.warnings === 0) return false;
    if (shown === 'onlyChanged' && row.isChanged !== true) return false;
    if (shown === 'onlyOwn' && row.whose !== 'bank') return false;
    return low === '' || isNamed(row, low) || hits.has(row.id);
  });
}

/** Returns whether a journey’s own names have what is sought. */
export const isNamed = ({ id, title, popups, routes }: LibraryRow, low: string): boolean =>
  [id, title, ...popups, ...routes].some((name) => name.toLowerCase().includes(low));
