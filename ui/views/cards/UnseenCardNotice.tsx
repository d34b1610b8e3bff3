import { useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { RetryNotice } from './RetryNotice.tsx';
import { useSelectedCard } from './use-selected-card.ts';

/** Says, on a page that hangs on the selected card and does not show it, that it could not be read, and reads it again. */
export function UnseenCardNotice() {
  const { t } = useTranslation('frame');
  const { holder } = useApp();
  const { card, contextStatus, listStatus } = useSelectedCard();
  const isFailed = card ? contextStatus === 'failed' : listStatus === 'failed';
  const readAgain = (): void => void (card ? holder.readCard(card.id) : holder.readCards());
  if (!isFailed) return null;
  return (
    <RetryNotice retry={t('profile.retry')} onRetry={readAgain}>
      {t('card.failed')}
    </RetryNotice>
  );
}
