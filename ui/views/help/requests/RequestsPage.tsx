import { useTranslation } from '#i18n';
import { LeftOutNotice } from '#ui/journey';
import { ButtonLink, EmptyState, Heading, Stack } from '#ui/kit';
import { ListSkeleton } from '../../cards/ListSkeleton.tsx';
import { NoData } from '../../cards/NoData.tsx';
import { ProfileNotice } from '../../cards/ProfileNotice.tsx';
import { RetryPlace } from '../../cards/RetryPlace.tsx';
import { useBankRead } from '../../cards/use-bank-read.ts';
import { Request } from './Request.tsx';
import styles from './RequestsPage.module.css';

/** Shows what the holder has disputed and written to the help desk, and how each stands (HOLDER-25). */
export function RequestsPage() {
  const { t } = useTranslation('help-requests');
  return (
    <div className={styles['page']}>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <p className={styles['lead']}>{t('lead')}</p>
      </Stack>
      <RetryPlace label={t('title')}>
        <ProfileNotice />
        <Requests />
      </RetryPlace>
    </div>
  );
}

function Requests() {
  const { t } = useTranslation('help-requests');
  const { read, again } = useBankRead('listHelpRequests', {});
  if (read.status === 'loading') return <ListSkeleton label={t('loading')} />;
  if (read.status === 'failed') {
    return (
      <NoData title={t('failed.title')} text={t('failed.text')} retry={t('failed.retry')} onRetry={again} />
    );
  }
  const { requests } = read.value;
  if (requests.length === 0) {
    return (
      <EmptyState
        icon="mail"
        title={t('empty.title')}
        action={
          <ButtonLink href="/userSupport/writeMessage" variant="secondary">
            {t('empty.write')}
          </ButtonLink>
        }
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <ul className={styles['list']}>
        {requests.map((request) => (
          <Request key={request.ticket} request={request} />
        ))}
      </ul>
      <LeftOutNotice count={read.leftOut} />
    </Stack>
  );
}
