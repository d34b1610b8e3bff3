import type { Operation } from '#schemas';
import type { MonthGroup } from './group-by-month.ts';

/** Operations that are laid out together: more would hold up who scrolls, and of fewer the browser would watch too many. */
export const blockSize = 10;

/** Operations of a month that are laid out together; `first` is the place of the first, counted from 1. */
export type MonthBlock = { first: number; operations: readonly Operation[] };

/** Parts the operations of a month at every tenth of the whole list, so that a page that comes changes no block before it. */
export function inBlocks({ before, operations }: MonthGroup): readonly MonthBlock[] {
  const blocks = Map.groupBy(operations.entries(), ([index]) => Math.trunc((before + index) / blockSize));
  return [...blocks.values()].map((entries) => ({
    first: before + (entries[0]?.[0] ?? 0) + 1,
    operations: entries.map(([, operation]) => operation),
  }));
}
