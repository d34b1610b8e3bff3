import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { fetchedWithTexts, type OperationsState } from '#ui/state';
import { Area } from '../../frame/Area.tsx';
import { useFoundWords } from '../found/use-found-words.ts';
import styles from './AppliedFilters.module.css';
import type { PanelOfFilters } from './use-filter-panel.ts';

// Who has just come has filtered nothing (S-70).
const FilterChips = fetchedWithTexts(
  async () => (await import('./FilterChips.tsx')).FilterChips,
  'operation-filters',
);

type AppliedFiltersProps = {
  state: OperationsState;
  panel: PanelOfFilters;
  /** What may be done with what was found stands beside it. */
  children: ReactNode;
};

/**
 * Counts what was found and says by which filters (FILTER-11, FILTER-12), each of which may be taken off; it takes the
 * focus when they change.
 */
export function AppliedFilters({ state, panel, children }: AppliedFiltersProps) {
  const line = useFocusOnChange(panel);
  const found = useFoundWords(state, panel);
  return (
    <div className={styles['applied']} ref={line} tabIndex={-1}>
      <div className={styles['line']}>
        <p className={styles['found']}>{found}</p>
        {children}
      </div>
      {panel.form && (
        <Area name="home-chips">
          <Suspense>
            <FilterChips form={panel.form} panel={panel} state={state} />
          </Suspense>
        </Area>
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
