import { formatCount, formatMoney, type TFunction, useTranslation } from '#i18n';
import type { OperationsState } from '#ui/state';
import type { PanelOfFilters } from '../filters/use-filter-panel.ts';
import { usualFilters } from '../filters/operation-filters.ts';
import { type FoundSum, sumOf } from './found-sum.ts';

/** What a list comes to, in words. */
export type FoundWords = { count: string; sum?: string };

/**
 * Returns how many operations there are and, of those that were looked for, what they come to; undefined while the list is not
 * the one that the filters ask for, so that no count stands under the words of another.
 */
export function useFoundWords(
  state: OperationsState,
  { filters, today }: Pick<PanelOfFilters, 'filters' | 'today'>,
): FoundWords | undefined {
  const { t } = useTranslation('operations');
  if (state.status !== 'ready' || !isSame(state.filters, filters)) return undefined;
  const isUsual = isSame(filters, usualFilters(today));
  const number = state.total === 1 ? 'one' : 'other';
  const count = t(`results.${isUsual ? 'usual' : 'found'}.${number}`, { total: formatCount(state.total) });
  const sum = isUsual || state.total === 0 ? undefined : sumWords(state, t);
  return { count, ...(sum !== undefined && { sum }) };
}

/** Of a list that goes on, says of how many it is the sum. */
function sumWords({ operations, total }: OperationsState, t: TFunction): string | undefined {
  const sum = sumOf(operations);
  if (!sum) return undefined;
  const received = t('results.received', { amount: formatMoney(sum.received) });
  const spent = t('results.spent', { amount: formatMoney(sum.spent) });
  const parts = partsOf(sum, { received, spent, both: t('results.both', { received, spent }) });
  const isWhole = operations.length >= total;
  return isWhole ? parts : t('results.ofFirst', { parts, count: operations.length });
}

type SumWords = { received: string; spent: string; both: string };

/** Nothing that came in is not worth a word, nor nothing spent beside what came in. */
function partsOf({ received, spent }: FoundSum, words: SumWords): string {
  if (received === 0) return words.spent;
  return spent === 0 ? words.received : words.both;
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
