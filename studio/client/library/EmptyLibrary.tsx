import { useTranslation } from '#i18n';
import type { LibraryView } from '../../protocol.ts';
import styles from './EmptyLibrary.module.css';

/** Says that there is no journey yet, and how to make the first. */
export function EmptyLibrary({ library: { folder, trouble } }: { library: LibraryView }) {
  const { t } = useTranslation('studio');
  return (
    <section className={styles['empty']}>
      <h1>{t('library.empty.title')}</h1>
      {trouble !== undefined && <p className={styles['trouble']}>{trouble}</p>}
      <p>{t('library.empty.body', { folder })}</p>
      <pre className={styles['command']}>{t('library.empty.command')}</pre>
    </section>
  );
}
