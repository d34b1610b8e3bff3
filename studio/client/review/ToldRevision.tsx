import { formatDate, useTranslation } from '#i18n';
import { Notice } from '#ui/kit';
import type { Compared } from '../../review.ts';
import styles from './Review.module.css';

/** Says what is compared with, what becomes of holders, and what could not be read then. */
export function ToldRevision({ view }: { view: Compared }) {
  const { t } = useTranslation('studio');
  const { revision, told, isNew, unread, fault } = view;
  return (
    <section className={styles['told']} aria-label={t('review.against')}>
      <p className={styles['commit']}>
        {t('review.commit', {
          commit: revision.commit.slice(0, 12),
          day: revision.day === '' ? '' : formatDate(revision.day),
          subject: revision.subject,
        })}
      </p>
      {told.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {isNew && <p>{t('review.isNew')}</p>}
      {unread.length > 0 && (
        <Notice tone="warning">{t('review.unread', { files: unread.join(', ') })}</Notice>
      )}
      {fault !== undefined && <Notice tone="warning">{fault}</Notice>}
    </section>
  );
}
