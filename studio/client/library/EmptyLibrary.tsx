import { useTranslation } from '#i18n';
import type { LibraryView } from '../../protocol.ts';
import { NewJourneyLink } from '../new-journey/NewJourneyLink.tsx';
import styles from './EmptyLibrary.module.css';

/** Says that there is no journey yet, and how to make the first. */
export function EmptyLibrary({ library: { folder, trouble, isReadOnly } }: { library: LibraryView }) {
  const { t } = useTranslation('studio');
  return (
    <section className={styles['empty']}>
      <h1>{t('library.empty.title')}</h1>
      {trouble !== undefined && <p className={styles['trouble']}>{trouble}</p>}
      {!isReadOnly && (
        <>
          <p>{t('library.empty.make', { folder })}</p>
          <NewJourneyLink />
        </>
      )}
      <p>{t('library.empty.body')}</p>
      <pre className={styles['command']}>{t('library.empty.command')}</pre>
    </section>
  );
}
