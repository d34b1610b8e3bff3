import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { Button } from '#ui/kit';
import { SearchBox } from './filters/SearchBox.tsx';
import type { PanelOfFilters } from './filters/use-filter-panel.ts';
import styles from './OperationsToolbar.module.css';

type OperationsToolbarProps = { card: CardSummary; panel: PanelOfFilters };

/** Offers to find some of the operations: by a word, or in the panel of all filters, which has a field of its own. */
export function OperationsToolbar({ card, panel }: OperationsToolbarProps) {
  const { t } = useTranslation('operations');
  return (
    <div className={styles['toolbar']}>
      {!panel.isOpen && <SearchBox key={card.id} panel={panel} hasAmounts={!card.flagFamiliar} />}
      <Button
        variant="secondary"
        icon="settings"
        aria-label={t('filters.open')}
        aria-expanded={panel.isOpen}
        onPress={panel.toggle}
      >
        <span className={styles['word']}>{t('filters.open')}</span>
      </Button>
    </div>
  );
}
