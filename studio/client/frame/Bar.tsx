import { useTranslation } from '#i18n';
import { Badge, Icon } from '#ui/kit';
import type { LibraryView } from '../../protocol.ts';
import { useDrafts, useDraftStore } from '../drafts/drafts-context.ts';
import { HistoryButtons } from '../history/HistoryButtons.tsx';
import { addressOf, catalogueAddress } from '../route.ts';
import { counted } from '../words/counted.ts';
import styles from './Bar.module.css';

type BarProps = {
  library: LibraryView;
  journey: string | undefined;
  isNew: boolean;
  isCatalogue: boolean;
};

/** Stands above everything: where one is, and on which folder one works. */
export function Bar({ library, journey, isNew, isCatalogue }: BarProps) {
  const { t } = useTranslation('studio');
  const row = library.rows.find(({ id }) => id === journey);
  const made = isNew ? t('newJourney.title') : undefined;
  const here = isCatalogue ? t('catalogue.title') : (made ?? (journey && (row?.title ?? journey)));
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
      {here !== undefined && (
        <nav className={styles['trail']} aria-label={t('bar.home')}>
          <a href={addressOf({ part: 'drawing' })}>{t('library.title')}</a>
          <Icon name="next" />
          <span aria-current="page">{here}</span>
        </nav>
      )}
      {!library.isReadOnly && <HistoryButtons />}
      <Unsaved />
      <a
        className={styles['catalogue']}
        href={catalogueAddress()}
        aria-current={isCatalogue ? 'page' : undefined}
      >
        <Icon name="info" />
        {t('catalogue.title')}
      </a>
      <div className={styles['folder']}>
        {library.isReadOnly && <Badge tone="info">{t('bar.readOnly')}</Badge>}
        <span title={library.folder}>{library.folder}</span>
      </div>
    </header>
  );
}

/** Says that something typed is not written yet, and leads to the list of it. */
function Unsaved() {
  const { t } = useTranslation('studio');
  const { length } = useDrafts();
  const store = useDraftStore();
  if (length === 0) return null;
  return (
    <a className={styles['unsaved']} href={addressOf({ part: 'drawing' })}>
      {counted(t, ['drafts.count.one', 'drafts.count.many'], length)}
      {!store.isSafe() && ` (${t('drafts.unsafe')})`}
    </a>
  );
}
