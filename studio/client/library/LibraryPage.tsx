import { useTranslation } from '#i18n';
import { useDeferredValue, useState } from 'react';
import type { LibraryView } from '../../protocol.ts';
import { DraftList } from '../drafts/DraftList.tsx';
import { useDrafts } from '../drafts/drafts-context.ts';
import { FindingList } from '../findings/FindingList.tsx';
import { counted } from '../words/counted.ts';
import { NewJourneyLink } from '../new-journey/NewJourneyLink.tsx';
import { EmptyLibrary } from './EmptyLibrary.tsx';
import type { Shown } from './chosen-rows.ts';
import styles from './LibraryPage.module.css';
import { LibraryTable } from './LibraryTable.tsx';
import { useFound } from './use-found.ts';
import { useLayoutsAhead } from './use-layouts-ahead.ts';

const filters: readonly Shown[] = ['all', 'onlyFindings', 'onlyChanged'];

/** In a bank’s folder most journeys come from the package. */
const filtersOf = ({ rows }: LibraryView): readonly Shown[] =>
  rows.some(({ whose }) => whose !== undefined) ? [...filters, 'onlyOwn'] : filters;

/** Lists every journey of the folder, and finds them by what stands in them. */
export function LibraryPage({ library }: { library: LibraryView }) {
  const { t } = useTranslation('studio');
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const { rows, hits } = useFound(library, { query: useDeferredValue(query), shown });
  const drafts = useDrafts();
  useLayoutsAhead(library.rows);
  if (!library.hasJourneys) return <EmptyLibrary library={library} />;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('library.title')}</h1>
        <label className={styles['search']}>
          <span>{t('library.search')}</span>
          <input
            type="search"
            value={query}
            placeholder={t('library.searchHint')}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </label>
        <fieldset className={styles['filters']} aria-label={t('library.show')}>
          {filtersOf(library).map((filter) => (
            <button
              key={filter}
              type="button"
              aria-pressed={shown === filter}
              disabled={filter === 'onlyChanged' && library.revision === undefined}
              onClick={() => setShown(filter)}
            >
              {t(`library.${filter}`)}
            </button>
          ))}
        </fieldset>
        {!library.isReadOnly && <NewJourneyLink />}
        <output className={styles['count']}>
          {counted(t, ['library.count.one', 'library.count.many'], rows.length)}
        </output>
      </header>
      {library.trouble !== undefined && (
        <p className={styles['trouble']} role="alert">
          <strong>{t('library.trouble')}</strong> {library.trouble}
        </p>
      )}
      <DraftList drafts={drafts} journeys={library.rows.map(({ id }) => id)} />
      <LibraryTable rows={library.rows} chosen={rows} hits={hits} isChecked={library.isChecked} />
      {library.elsewhere.length > 0 && (
        <section className={styles['elsewhere']} aria-label={t('library.elsewhere')}>
          <h2>{t('library.elsewhere')}</h2>
          <FindingList findings={library.elsewhere} />
        </section>
      )}
    </div>
  );
}
