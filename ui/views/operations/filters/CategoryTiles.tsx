import { useTranslation } from '#i18n';
import { CategoryMark } from '#ui/kit';
import { categoriesInOrder, categoryNumbers } from '../categories.ts';
import styles from './CategoryTiles.module.css';
import { allCategories, isSameForm } from './filter-form.ts';
import type { PanelOfFilters } from './use-filter-panel.ts';

type CategoryTilesProps = { panel: Pick<PanelOfFilters, 'form' | 'empty' | 'apply' | 'reset'> };

/** Shows some categories alone, or all of them again, without a panel to open (HOME-16); other filters stay as they are. */
export function CategoryTiles({ panel: { form, empty, apply, reset } }: CategoryTilesProps) {
  const { t } = useTranslation('operations');
  const { t: nameOf } = useTranslation('categories');
  const chosen = (form?.categories ?? []).filter((code) => code !== allCategories);
  const show = (categories: readonly string[]): void => {
    const wished = { ...(form ?? empty), categories };
    if (isSameForm(wished, empty)) reset();
    else apply(wished);
  };
  const toggle = (code: string): void =>
    show(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  return (
    <ul className={styles['tiles']} aria-label={t('tiles.label')}>
      <li>
        <button
          type="button"
          className={styles['tile']}
          aria-pressed={chosen.length === 0}
          onClick={() => show([])}
        >
          {t('tiles.all')}
        </button>
      </li>
      {categoriesInOrder.map((code) => (
        <li key={code}>
          <button
            type="button"
            className={styles['tile']}
            aria-pressed={chosen.includes(code)}
            onClick={() => toggle(code)}
          >
            <CategoryMark category={categoryNumbers[code]} />
            {nameOf(code)}
          </button>
        </li>
      ))}
    </ul>
  );
}
