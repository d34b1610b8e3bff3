import { useTranslation } from '#i18n';
import { LeftOutNotice } from '#ui/journey';
import { Button, Dialog, EmptyState } from '#ui/kit';
import { ListSkeleton } from '../../cards/ListSkeleton.tsx';
import { NoData } from '../../cards/NoData.tsx';
import { useBankRead } from '../../cards/use-bank-read.ts';
import { Spending } from './Spending.tsx';
import { spendingMonths } from './spending-months.ts';

type SpendingDialogProps = { cardId: string; onClose: () => void };

/** Shows what a card spent by month and by category, as pictures with their figures (S-69). */
export function SpendingDialog({ cardId, onClose }: SpendingDialogProps) {
  const { t } = useTranslation('operations');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('spending.closeIcon')}
      title={t('spending.title')}
      footer={
        <Button variant="secondary" onPress={onClose}>
          {t('spending.close')}
        </Button>
      }
    >
      <Content cardId={cardId} />
    </Dialog>
  );
}

function Content({ cardId }: { cardId: string }) {
  const { t } = useTranslation('operations');
  const { read, again } = useBankRead('readYearlySummary', { cardId, byCategory: true });
  if (read.status === 'loading') return <ListSkeleton label={t('spending.loading')} />;
  if (read.status === 'failed') {
    return (
      <NoData
        title={t('spending.failed.title')}
        text={t('spending.failed.text')}
        retry={t('failed.retry')}
        onRetry={again}
      />
    );
  }
  const months = spendingMonths(read.value.transactionsSummary);
  if (months.every(({ spent }) => spent === 0)) return <EmptyState title={t('spending.empty')} />;
  return (
    <>
      <LeftOutNotice count={read.leftOut} />
      <Spending months={months} />
    </>
  );
}
