import type { Operation } from '#schemas';
import type { MonthGroup } from './group-by-month.ts';

/** Operations that are laid out together: more would hold up who scrolls, and of fewer the browser would watch too many. */
const blockSize = 10;
/** Operations that are laid out with what stands above them: as many as a phone shows. */
const firstSize = 5;

/** Operations of a month that are laid out together; `first` is the place of the first, counted from 1. */
export type MonthBlock = { first: number; isLate: boolean; operations: readonly Operation[] };

const blockOf = (index: number) => (index < firstSize ? -1 : Math.trunc(index / blockSize));

/**
 * Parts the operations of a month after the first five and at every tenth of the whole list, so that a page that comes changes
 * no block before it. All but those five are late: they can come after what a phone shows.
 */
export function inBlocks({ before, operations }: MonthGroup): readonly MonthBlock[] {
  const blocks = Map.groupBy(operations.entries(), ([index]) => blockOf(before + index));
  return [...blocks].map(([block, entries]) => ({
    first: before + (entries[0]?.[0] ?? 0) + 1,
    isLate: block >= 0,
    operations: entries.map(([, operation]) => operation),
  }));
}
