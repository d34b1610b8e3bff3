import type { OperationsState } from '#ui/state';
import { useEffect, useRef } from 'react';
import { formatCount, useTranslation } from '#i18n';
import { Button } from '#ui/kit';
import styles from './AppliedFilters.module.css';
import { useSummary } from './use-summary.ts';
import type { PanelOfFilters } from './use-filter-panel.ts';

type AppliedFiltersProps = { state: OperationsState; panel: PanelOfFilters };

/** Counts what was found and says by which filters (FILTER-11, FILTER-12); it takes the focus when they change. */
export function AppliedFilters({ state, panel }: AppliedFiltersProps) {
  const { t } = useTranslation('operations');
  const line = useFocusOnChange(panel);
  const summary = useSummary(panel.form);
  const isFiltered = panel.form !== undefined;
  const count = state.total === 1 ? 'one' : 'other';
  return (
    <div className={styles['applied']} ref={line} tabIndex={-1}>
      <output className={styles['count']}>
        {state.status === 'ready' &&
          t(`results.${isFiltered ? 'found' : 'usual'}.${count}`, { total: formatCount(state.total) })}
      </output>
      {isFiltered && (
        <p className={styles['summary']}>
          {t('filters.applied')} {summary}
        </p>
      )}
      {isFiltered && !panel.isOpen && (
        <Button variant="quiet" onPress={panel.reset}>
          {t('filters.reset')}
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to what changed, for the button that was pressed goes away with the panel, at times before the filters change. */
function useFocusOnChange({ form, isOpen }: PanelOfFilters) {
  const line = useRef<HTMLDivElement>(null);
  const key = JSON.stringify([isOpen, form]);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const { activeElement } = document;
    // Anyone who is elsewhere, such as on the cards, is left there.
    if (activeElement === document.body || activeElement === null) line.current?.focus();
  }, [key]);
  return line;
}
