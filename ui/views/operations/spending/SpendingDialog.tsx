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
  const { t } = useTranslation('spending');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('closeIcon')}
      title={t('title')}
      footer={
        <Button variant="secondary" onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Content cardId={cardId} />
    </Dialog>
  );
}

function Content({ cardId }: { cardId: string }) {
  const { t } = useTranslation('spending');
  const { read, again } = useBankRead('readYearlySummary', { cardId, byCategory: true });
  if (read.status === 'loading') return <ListSkeleton label={t('loading')} />;
  if (read.status === 'failed') {
    return <NoData title={t('failed.title')} text={t('failed.text')} retry={t('retry')} onRetry={again} />;
  }
  const months = spendingMonths(read.value.transactionsSummary);
  if (months.every(({ spent }) => spent === 0)) return <EmptyState title={t('empty')} />;
  return (
    <>
      <LeftOutNotice count={read.leftOut} />
      <Spending months={months} />
    </>
  );
}
