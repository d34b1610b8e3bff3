import { formatCount, useTranslation } from '#i18n';
import type { OperationsState } from '#ui/state';
import type { PanelOfFilters } from '../filters/use-filter-panel.ts';
import { usualFilters } from '../filters/operation-filters.ts';

type Asked = Pick<PanelOfFilters, 'filters' | 'today'>;

/** Returns in words how many operations there are, or were found; undefined while the list is not what the filters ask for. */
export function useFoundWords(state: OperationsState, asked: Asked): string | undefined {
  const { t } = useTranslation('operations');
  if (!isListed(state, asked)) return undefined;
  const isUsual = isSame(asked.filters, usualFilters(asked.today));
  const number = state.total === 1 ? 'one' : 'other';
  return t(`results.${isUsual ? 'usual' : 'found'}.${number}`, { total: formatCount(state.total) });
}

/** Returns whether the list is the one that the filters ask for, so that no figure stands under the words of another. */
export function isListed({ status, filters }: OperationsState, asked: Pick<Asked, 'filters'>): boolean {
  return status === 'ready' && isSame(filters, asked.filters);
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
