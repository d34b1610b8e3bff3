import { useTranslation } from '#i18n';
import { RetryNotice } from '../cards/RetryNotice.tsx';

/** Says above the months that their totals could not be read, and reads them again. */
export function TotalsNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('home-notices');
  const { t: list } = useTranslation('operations');
  return (
    <RetryNotice retry={list('failed.retry')} onRetry={onRetry}>
      {t('totalsFailed')}
    </RetryNotice>
  );
}
