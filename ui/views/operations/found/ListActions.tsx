import type { OperationFilters, OperationsState } from '#ui/state';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { Button, fetched, Icon } from '#ui/kit';
import styles from './ListActions.module.css';

const DownloadDialog = fetched(async () => (await import('../download/DownloadDialog.tsx')).DownloadDialog);

const SpendingDialog = fetched(async () => (await import('../spending/SpendingDialog.tsx')).SpendingDialog);

type ListActionsProps = { card: CardSummary; state: OperationsState; filters: OperationFilters };

/** Offers what else may be done with the list: see what it comes to, take it away, print it; on a phone behind one button. */
export function ListActions({ card, state, filters }: ListActionsProps) {
  const { t } = useTranslation('operations');
  const [opened, setOpened] = useState<'spending' | 'download'>();
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const isEmpty = state.status !== 'ready' || state.operations.length === 0;
  const close = (): void => setOpened(undefined);
  return (
    <>
      <button
        type="button"
        className={styles['unfold']}
        aria-label={t('actions')}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon name="more" />
      </button>
      <div className={styles['actions']} id={id} data-unfolded={isUnfolded}>
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
          <DownloadDialog cardId={card.id} filters={filters} total={state.total} onClose={close} />
        )}
        {opened === 'spending' && <SpendingDialog cardId={card.id} onClose={close} />}
      </Suspense>
    </>
  );
}
