import type { Database } from '../../db/database.ts';
import type { Fitting } from './fitting.ts';

type Counted = { stamp: string; total: number };

/** How many counts are kept for a database; the oldest goes first. */
const mostCounts = 10_000;
const counts = new WeakMap<Database, Map<string, Counted>>();

/**
 * Counts what fits, unless it was counted before and the operations of the card have not changed since: a holder who
 * turns pages asks for the same count over and over, and counting is most of what a page costs. Without a stamp it is
 * always counted. The stamp must have been read before.
 */
export async function countOnce(
  { db, stamp = null }: { db: Database; stamp?: string | null },
  { shape, values }: Fitting,
  count: () => Promise<number>,
): Promise<number> {
  if (stamp === null) return count();
  const kept = counts.get(db) ?? new Map<string, Counted>();
  counts.set(db, kept);
  const key = `${shape} ${JSON.stringify(values)}`;
  const before = kept.get(key);
  if (before?.stamp === stamp) return before.total;
  const total = await count();
  kept.delete(key);
  kept.set(key, { stamp, total });
  const [oldest] = kept.keys();
  if (kept.size > mostCounts && oldest !== undefined) kept.delete(oldest);
  return total;
}
