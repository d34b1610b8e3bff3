import { useTranslation } from '#i18n';
import { RetryNotice } from '../cards/RetryNotice.tsx';

/** Says above the months that their totals could not be read, and reads them again. */
export function TotalsNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('operations');
  return (
    <RetryNotice retry={t('failed.retry')} onRetry={onRetry}>
      {t('month.failed')}
    </RetryNotice>
  );
}
