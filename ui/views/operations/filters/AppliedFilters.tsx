import type { OperationsState } from '#ui/state';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#i18n';
import { Button, Icon } from '#ui/kit';
import { useFoundWords } from '../found/use-found-words.ts';
import styles from './AppliedFilters.module.css';
import { type FilterForm, isSame } from './filter-form.ts';
import { type Chip, useChips } from './use-chips.ts';
import type { PanelOfFilters } from './use-filter-panel.ts';

type AppliedFiltersProps = {
  state: OperationsState;
  panel: PanelOfFilters;
  /** What may be done with what was found stands beside it. */
  children: ReactNode;
};

/**
 * Counts what was found and says what it comes to and by which filters (FILTER-11, FILTER-12), each of which may be taken off;
 * it takes the focus when they change.
 */
export function AppliedFilters({ state, panel, children }: AppliedFiltersProps) {
  const { t } = useTranslation('operations');
  const line = useFocusOnChange(panel);
  const found = useFoundWords(state, panel);
  const chips = useChips(panel.form, panel.empty);
  const take = (form: FilterForm): void => (isSame(form, panel.empty) ? panel.reset() : panel.apply(form));
  return (
    <div className={styles['applied']} ref={line} tabIndex={-1}>
      <div className={styles['line']}>
        <p className={styles['found']}>
          <span className={styles['count']}>{found?.count}</span>
          {found?.sum !== undefined && <span>{found.sum}</span>}
        </p>
        {children}
      </div>
      {chips.length > 0 && (
        <div className={styles['filters']}>
          <span className={styles['label']}>{t('filters.applied')}</span>
          <ul className={styles['chips']} aria-label={t('filters.chips')}>
            {chips.map((chip) => (
              <li key={chip.key}>
                <AppliedFilter chip={chip} onTake={take} />
              </li>
            ))}
          </ul>
          {!panel.isOpen && (
            <Button variant="quiet" onPress={panel.reset}>
              {t('filters.reset')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type AppliedFilterProps = { chip: Chip; onTake: (form: FilterForm) => void };

function AppliedFilter({ chip: { words, without }, onTake }: AppliedFilterProps) {
  const { t } = useTranslation('operations');
  if (!without) return <span className={styles['fixed']}>{words}</span>;
  return (
    <button
      type="button"
      className={styles['chip']}
      aria-label={t('filters.take', { filter: words })}
      onClick={() => onTake(without)}
    >
      {words}
      <Icon name="close" />
    </button>
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
