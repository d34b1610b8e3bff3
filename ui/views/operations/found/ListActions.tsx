import { fetchedWithTexts, type OperationFilters, type OperationsState } from '#ui/state';
import { useId, useState } from 'react';
import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { Button, Icon } from '#ui/kit';
import { PopupPlace } from '../../frame/PopupPlace.tsx';
import styles from './ListActions.module.css';

const DownloadDialog = fetchedWithTexts(
  async () => (await import('../download/DownloadDialog.tsx')).DownloadDialog,
  'operation-download',
);

type ListActionsProps = {
  card: CardSummary;
  state: OperationsState;
  filters: OperationFilters;
  onRenew: () => void;
};

/** Offers what may be done with the list: renew it (HOLDER-31), take it away, print it; on a phone behind one button. */
export function ListActions({ card, state, filters, onRenew }: ListActionsProps) {
  const { t } = useTranslation('operations');
  const [isDownloading, setDownloading] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const isEmpty = state.status !== 'ready' || state.operations.length === 0;
  return (
    <>
      <button
        type="button"
        className={styles['renew']}
        aria-busy={state.renewal === 'loading'}
        onClick={onRenew}
      >
        <Icon name="refresh" />
        {t('renewal.action')}
      </button>
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
        <Button
          variant="quiet"
          aria-label={t('download.title')}
          isDisabled={isEmpty}
          onPress={() => setDownloading(true)}
        >
          <span>
            {t('download.open')} <span className={styles['rest']}>{t('download.rest')}</span>
          </span>
        </Button>
        <Button variant="quiet" isDisabled={isEmpty} onPress={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {isDownloading && (
        <PopupPlace name="home-download" title={t('download.title')} onClose={() => setDownloading(false)}>
          <DownloadDialog
            cardId={card.id}
            filters={filters}
            total={state.total}
            onClose={() => setDownloading(false)}
          />
        </PopupPlace>
      )}
    </>
  );
}
