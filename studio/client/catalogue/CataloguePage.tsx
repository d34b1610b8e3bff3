import { useTranslation } from '#i18n';
import { Loading } from '#ui/kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { catalogueKinds, type CatalogueRow } from '../../catalogue.ts';
import { catalogueAddress, type CataloguePlace } from '../route.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { counted } from '../words/counted.ts';
import { CatalogueList } from './CatalogueList.tsx';
import styles from './CataloguePage.module.css';
import { EntryPane } from './EntryPane.tsx';
import { found, listed, type ListedEntry } from './entry-words.ts';

/** Shows all that journeys can name: a list to search, and beside it what is chosen. */
export function CataloguePage({ place }: { place: CataloguePlace }) {
  const { t } = useTranslation('studio');
  const answered = useServer(places.catalogue());
  if (!answered) return <Loading label={t('catalogue.title')} />;
  return <Catalogue place={place} rows={answered.kind === 'found' ? answered.value : []} />;
}

function Catalogue({ place, rows }: { place: CataloguePlace; rows: readonly CatalogueRow[] }) {
  const { t } = useTranslation('studio');
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const kind = useFilter(place);
  const entries = useMemo(() => listed(t, rows), [t, rows]);
  const hits = found(entries, { query: sought, kind });
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('catalogue.title')}</h1>
        <label className={styles['search']}>
          <span>{t('library.search')}</span>
          <input
            type="search"
            value={query}
            placeholder={t('catalogue.searchHint')}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </label>
        <output className={styles['count']}>
          {counted(t, ['catalogue.count.one', 'catalogue.count.many'], hits.length)}
        </output>
        <Kinds entries={found(entries, { query: sought, kind: undefined })} kind={kind} />
      </header>
      <div className={styles['body']}>
        <CatalogueList hits={hits} place={place} isSearched={sought.trim() !== ''} />
        <EntryPane place={place} />
      </div>
    </div>
  );
}

/** The part that is listed: one that was chosen stays while its entries, or those of all parts, are looked at. */
function useFilter({ kind, name }: CataloguePlace): CataloguePlace['kind'] {
  const [filter, setFilter] = useState(kind);
  const isLeft = name === undefined || (filter !== undefined && filter !== kind);
  if (isLeft && filter !== kind) setFilter(kind);
  return isLeft ? kind : filter;
}

type KindsProps = { entries: readonly ListedEntry[]; kind: CataloguePlace['kind'] };

/** Leads to each part of the catalogue, and says how much of it is found. */
function Kinds({ entries, kind }: KindsProps) {
  const { t } = useTranslation('studio');
  const counts = Map.groupBy(entries, ({ row }) => row.kind);
  return (
    <nav className={styles['kinds']} aria-label={t('catalogue.kinds')}>
      <a href={catalogueAddress()} aria-current={kind === undefined ? 'page' : undefined}>
        {t('catalogue.all')}
      </a>
      {catalogueKinds.map((each) => (
        <a
          key={each}
          href={catalogueAddress({ kind: each })}
          aria-current={kind === each ? 'page' : undefined}
        >
          {t(`catalogue.kind.${each}`)} <span>{counts.get(each)?.length ?? 0}</span>
        </a>
      ))}
    </nav>
  );
}
