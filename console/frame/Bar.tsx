import { useTranslation } from '#i18n';
import { Icon, Link } from '#ui/kit';
import { use } from 'react';
import { ConnectionContext } from '../server/bank.ts';
import styles from './Bar.module.css';

type BarProps = { query: string; onQuery: (query: string) => void; portal: string | undefined };

/** Heads the console: whose it is, the search over everything, whether it is live, and the ways out. */
export function Bar({ query, onQuery, portal }: BarProps) {
  const { t } = useTranslation('console');
  return (
    <header className={styles['bar']}>
      <div className={styles['inner']}>
        <Mark name={t('name')} />
        <label className={styles['search']}>
          <Icon name="search" />
          <input
            type="search"
            aria-label={t('search.label')}
            placeholder={t('search.hint')}
            value={query}
            onChange={({ currentTarget }) => onQuery(currentTarget.value)}
          />
        </label>
        <Live />
        <nav aria-label={t('nav.label')} className={styles['nav']}>
          {portal !== undefined && (
            <Link href={`${portal}/`} externalLabel={t('nav.newTab')}>
              {t('nav.portal')}
            </Link>
          )}
          <Link href="/sandbox/phone">{t('nav.phone')}</Link>
          <Link href="/sandbox/docs">{t('nav.contract')}</Link>
        </nav>
      </div>
    </header>
  );
}

/** Shows whose pages these are. */
export function Mark({ name }: { name: string }) {
  const { t } = useTranslation('console');
  return (
    <span className={styles['brand']}>
      <svg className={styles['mark']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles['way']} d="M7 25V12a5 5 0 0 1 10 0v8a4 4 0 0 0 8 0V7" />
        <circle className={styles['from']} cx="7" cy="25" r="3" />
        <circle className={styles['to']} cx="25" cy="7" r="3" />
      </svg>
      <span>
        <strong>{t('brand')}</strong> <span className={styles['soft']}>{name}</span>
      </span>
    </span>
  );
}

/** Says whether what is shown is what is. */
function Live() {
  const { t } = useTranslation('console');
  const { isHeard } = use(ConnectionContext);
  return (
    <output aria-label={t('live.label')} className={styles['live']} data-heard={isHeard}>
      <span className={styles['dot']} aria-hidden="true" />
      {isHeard ? t('live.on') : t('live.lost')}
    </output>
  );
}
