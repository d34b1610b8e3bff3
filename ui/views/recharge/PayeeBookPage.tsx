import { useTranslation } from '#i18n';
import { useOpenable } from '#ui/state';
import { ButtonLink, Cluster, Heading, Notice, Stack } from '#ui/kit';
import { ProfileNotice } from '../cards/ProfileNotice.tsx';
import { RetryPlace } from '../cards/RetryPlace.tsx';
import { UnseenCardNotice } from '../cards/UnseenCardNotice.tsx';
import { useSelectedCard } from '../cards/use-selected-card.ts';
import { topUpOf } from './payee.ts';
import { PayeeBook } from './PayeeBook.tsx';
import { PayeesTogether } from './PayeesTogether.tsx';
import styles from './PayeeBookPage.module.css';

/** Heads the phone top-ups: a number to type, or one of the payee book (TOPUP-02, ROUTE-32). */
export function PayeeBookPage() {
  const { t } = useTranslation('recharge');
  const { t: why } = useTranslation('errors');
  const { contextStatus } = useSelectedCard();
  const { reason } = useOpenable(topUpOf());
  // Before the card is known nothing can be said of it, and the top-up itself will.
  const refused = contextStatus === 'ready' ? reason : undefined;
  return (
    <div className={styles['page']}>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <p className={styles['lead']}>{t('lead')}</p>
      </Stack>
      {refused && <Notice tone="warning">{why(`refused.${refused}`)}</Notice>}
      <RetryPlace label={t('book.title')}>
        <Stack gap={4}>
          <ProfileNotice />
          <UnseenCardNotice />
          <PayeeBook mayTopUp={!refused} />
        </Stack>
      </RetryPlace>
      <Cluster gap={3}>
        {!refused && (
          <ButtonLink href={topUpOf()} icon="phone">
            {t('newNumber')}
          </ButtonLink>
        )}
        {!refused && <PayeesTogether />}
        <ButtonLink href="/cardsmanagement" variant="secondary">
          {t('home')}
        </ButtonLink>
      </Cluster>
    </div>
  );
}
