import { useTranslation } from '#i18n';
import { Link } from '#ui/kit';
import { Fragment } from 'react';
import styles from './LockNumbers.module.css';

/** The numbers that lock a card at any hour, to be called by a press: from Italy and, who loses it on a journey, from abroad. */
export function LockNumbers() {
  const { t } = useTranslation('app');
  return [t('lock.italy'), t('lock.abroad')].map((number, place) => (
    <Fragment key={number}>
      {place > 0 && `, ${t('lock.or')} `}
      <span className={styles['number']}>
        <Link href={`tel:${number.replaceAll(' ', '')}`}>{number}</Link>
      </span>
    </Fragment>
  ));
}
