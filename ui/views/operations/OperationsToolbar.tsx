import type { OperationsState } from '#ui/state';
import { Suspense, useState } from 'react';
import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { Button, fetched } from '#ui/kit';
import type { PanelOfFilters } from './filters/use-filter-panel.ts';
import styles from './OperationsToolbar.module.css';

const DownloadDialog = fetched(async () => (await import('./download/DownloadDialog.tsx')).DownloadDialog);

const SpendingDialog = fetched(async () => (await import('./spending/SpendingDialog.tsx')).SpendingDialog);

type OperationsToolbarProps = { card: CardSummary; state: OperationsState; panel: PanelOfFilters };

/** Offers what may be done with the list: filter it, see what it comes to, take it away, print it. */
export function OperationsToolbar({ card, state, panel }: OperationsToolbarProps) {
  const { t } = useTranslation('operations');
  const [opened, setOpened] = useState<'spending' | 'download'>();
  const isEmpty = state.status !== 'ready' || state.operations.length === 0;
  const close = (): void => setOpened(undefined);
  return (
    <div className={styles['toolbar']}>
      <Button variant="secondary" icon="settings" aria-expanded={panel.isOpen} onPress={panel.toggle}>
        {t('filters.open')}
      </Button>
      <div className={styles['more']}>
        {!card.flagFamiliar && (
          <Button variant="quiet" onPress={() => setOpened('spending')}>
            {t('spending.open')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={t('download.title')}
          isDisabled={isEmpty}
          onPress={() => setOpened('download')}
        >
          <span>
            {t('download.open')} <span className={styles['rest']}>{t('download.rest')}</span>
          </span>
        </Button>
        <Button variant="quiet" isDisabled={isEmpty} onPress={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <Suspense>
        {opened === 'download' && (
          <DownloadDialog cardId={card.id} filters={panel.filters} total={state.total} onClose={close} />
        )}
        {opened === 'spending' && <SpendingDialog cardId={card.id} onClose={close} />}
      </Suspense>
    </div>
  );
}
