import { useTexts } from '#i18n';
import { ButtonLink, Cluster, Heading, Stack } from '#ui/kit';
import { RetryPlace } from '../cards/RetryPlace.tsx';
import { topUpOf } from './payee.ts';
import { PayeeBook } from './PayeeBook.tsx';
import styles from './PayeeBookPage.module.css';

/** Heads the phone top-ups: a number to type, or one of the payee book (TOPUP-02, ROUTE-32). */
export function PayeeBookPage() {
  const t = useTexts('recharge');
  return (
    <div className={styles['page']}>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <p className={styles['lead']}>{t('lead')}</p>
      </Stack>
      <RetryPlace label={t('book.title')}>
        <PayeeBook />
      </RetryPlace>
      <Cluster gap={3}>
        <ButtonLink href={topUpOf()} icon="phone">
          {t('newNumber')}
        </ButtonLink>
        <ButtonLink href="/cardsmanagement" variant="secondary">
          {t('home')}
        </ButtonLink>
      </Cluster>
    </div>
  );
}
