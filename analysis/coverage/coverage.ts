import type { CoverageItem } from './items.ts';
import { itemId } from './items.ts';

/** How much of what there is the scenarios have passed. */
export type Coverage = { passed: number; total: number; uncovered: readonly CoverageItem[] };

/** Compares what there is to pass with what was passed. */
export function measure(items: readonly CoverageItem[], seen: ReadonlySet<string>): Coverage {
  const uncovered = items.filter((item) => !seen.has(itemId(item)));
  return { passed: items.length - uncovered.length, total: items.length, uncovered };
}

/** Returns the share that was passed, in percent; all of nothing is 100. */
export function percentOf({ passed, total }: Pick<Coverage, 'passed' | 'total'>): number {
  return total === 0 ? 100 : (100 * passed) / total;
}
