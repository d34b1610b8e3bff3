import { useTranslation } from '#i18n';
import { useShell } from '#ui/state';
import { Button, EmptyState, type NotFetched } from '#ui/kit';
import { useState } from 'react';
import { useReconnected } from '../../cards/use-reconnected.ts';
import { useOnline } from './use-online.ts';

type NotFetchedNoticeProps = { failure: NotFetched; onFetched: () => void };

/**
 * Says that an area of the page could not be fetched, and fetches it again, by itself once the connection is back (HOLDER-03). Browsers may remember that a file was not
 * there, and a new version of the portal has other files: what then still is not to be had is loaded anew with the page.
 */
export function NotFetchedNotice({ failure, onFetched }: NotFetchedNoticeProps) {
  const { t } = useTranslation('frame');
  const { loadAnew } = useShell();
  const isOnline = useOnline();
  const [isTrying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    if (await failure.again()) return onFetched();
    await loadAnew();
    return setTrying(false);
  };
  useReconnected(() => void retry());
  return (
    <EmptyState
      icon={isOnline ? 'critical' : 'offline'}
      title={t('unfetched.title')}
      action={
        <Button icon="refresh" isLoading={isTrying} loadingLabel={t('loading')} onPress={() => void retry()}>
          {t('unfetched.retry')}
        </Button>
      }
    >
      <p role="alert">{t(isOnline ? 'unfetched.body' : 'unfetched.offline')}</p>
    </EmptyState>
  );
}
