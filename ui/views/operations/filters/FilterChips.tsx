import { useTranslation } from '#i18n';
import type { OperationsState } from '#ui/state';
import { Button, Icon } from '#ui/kit';
import { sumWords } from '../found/found-sum.ts';
import { isListed } from '../found/use-found-words.ts';
import { type FilterForm, isSame } from './filter-form.ts';
import styles from './FilterChips.module.css';
import { type Chip, useChips } from './use-chips.ts';
import type { PanelOfFilters } from './use-filter-panel.ts';

type FilterChipsProps = { form: FilterForm; panel: PanelOfFilters; state: OperationsState };

/** Names the filters that are set (FILTER-12), each of which may be taken off, and says quietly what they found comes to. */
export function FilterChips({ form, panel, state }: FilterChipsProps) {
  const { t } = useTranslation('operation-filters');
  const sum = isListed(state, panel) ? sumWords(state, t) : undefined;
  const chips = useChips(form, panel.empty);
  const take = (left: FilterForm): void => (isSame(left, panel.empty) ? panel.reset() : panel.apply(left));
  return (
    <div className={styles['filters']}>
      {sum !== undefined && <p className={styles['sum']}>{sum}</p>}
      <span className={styles['label']}>{t('chips.applied')}</span>
      <ul className={styles['chips']} aria-label={t('chips.label')}>
        {chips.map((chip) => (
          <li key={chip.key}>
            <FilterChip chip={chip} onTake={take} />
          </li>
        ))}
      </ul>
      {!panel.isOpen && (
        <Button variant="quiet" onPress={panel.reset}>
          {t('reset')}
        </Button>
      )}
    </div>
  );
}

type FilterChipProps = { chip: Chip; onTake: (form: FilterForm) => void };

function FilterChip({ chip: { words, without }, onTake }: FilterChipProps) {
  const { t } = useTranslation('operation-filters');
  if (!without) return <span className={styles['fixed']}>{words}</span>;
  return (
    <button
      type="button"
      className={styles['chip']}
      aria-label={t('chips.take', { filter: words })}
      onClick={() => onTake(without)}
    >
      {words}
      <Icon name="close" />
    </button>
  );
}
