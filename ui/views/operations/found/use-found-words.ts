import { formatCount, type TFunction, useTranslation } from '#i18n';
import type { OperationsState } from '#ui/state';
import type { PanelOfFilters } from '../filters/use-filter-panel.ts';
import { usualFilters } from '../filters/operation-filters.ts';

type Asked = Pick<PanelOfFilters, 'filters' | 'today'>;

/** Returns in words how many operations there are, or were found; undefined while the list is not what the filters ask for. */
export function useFoundWords(state: OperationsState, asked: Asked): string | undefined {
  const { t } = useTranslation('operations');
  if (!isListed(state, asked)) return undefined;
  const isUsual = isSame(asked.filters, usualFilters(asked.today));
  return t(`results.${isUsual ? 'usual' : 'found'}.${numberOf(state)}`, { total: formatCount(state.total) });
}

/** Returns in words how much of the list stands there. */
export function shownWords(state: OperationsState, t: TFunction): string {
  const loaded = formatCount(state.operations.length);
  return t(`shown.${numberOf(state)}`, { loaded, total: formatCount(state.total) });
}

const numberOf = ({ total }: OperationsState) => (total === 1 ? 'one' : 'other');

/** Returns whether the list is the one that the filters ask for, so that no figure stands under the words of another. */
export function isListed({ status, filters }: OperationsState, asked: Pick<Asked, 'filters'>): boolean {
  return status === 'ready' && isSame(filters, asked.filters);
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
