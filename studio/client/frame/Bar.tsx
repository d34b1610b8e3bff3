import { useTranslation } from '#i18n';
import { Badge, Icon } from '#ui/kit';
import type { LibraryView } from '../../protocol.ts';
import { addressOf } from '../route.ts';
import styles from './Bar.module.css';

type BarProps = { library: LibraryView | undefined; journey: string | undefined };

/** Stands above everything: where one is, and on which folder one works. */
export function Bar({ library, journey }: BarProps) {
  const { t } = useTranslation('studio');
  const row = library?.rows.find(({ id }) => id === journey);
  return (
    <header className={styles['bar']} aria-label={t('name')}>
      <a className={styles['brand']} href={addressOf({ part: 'drawing' })}>
        <svg className={styles['mark']} viewBox="0 0 32 32" aria-hidden="true">
          <path className={styles['way']} d="M7 25V12a5 5 0 0 1 10 0v8a4 4 0 0 0 8 0V7" />
          <circle className={styles['from']} cx="7" cy="25" r="3" />
          <circle className={styles['to']} cx="25" cy="7" r="3" />
        </svg>
        <span className={styles['name']}>{t('name')}</span>
      </a>
      {journey !== undefined && (
        <nav className={styles['trail']} aria-label={t('bar.home')}>
          <a href={addressOf({ part: 'drawing' })}>{t('library.title')}</a>
          <Icon name="next" />
          <span aria-current="page">{row?.title ?? journey}</span>
        </nav>
      )}
      <div className={styles['folder']}>
        {library?.isReadOnly === true && <Badge tone="info">{t('bar.readOnly')}</Badge>}
        <span title={library?.folder}>{library?.folder}</span>
      </div>
    </header>
  );
}
