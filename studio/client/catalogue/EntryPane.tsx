import { useTranslation } from '#i18n';
import { Loading } from '#ui/kit';
import type { CatalogueEntry, CatalogueKind } from '../../catalogue.ts';
import type { CataloguePlace } from '../route.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { CodeDetails } from './CodeDetails.tsx';
import { CopyName } from './CopyName.tsx';
import styles from './Entry.module.css';
import { entryMeaning, entryTitle } from './entry-words.ts';
import { FlagDetails } from './FlagDetails.tsx';
import { GuardDetails } from './GuardDetails.tsx';
import { OperationDetails } from './OperationDetails.tsx';
import { Uses } from './Uses.tsx';

/** Shows what is looked up in the catalogue. */
export function EntryPane({ place: { kind, name } }: { place: CataloguePlace }) {
  const { t } = useTranslation('studio');
  if (kind === undefined || name === undefined)
    return <p className={styles['choose']}>{t('catalogue.choose')}</p>;
  return <Asked key={`${kind} ${name}`} kind={kind} name={name} />;
}

function Asked({ kind, name }: { kind: CatalogueKind; name: string }) {
  const { t } = useTranslation('studio');
  const answered = useServer(places.catalogued(kind, name));
  if (!answered) return <Loading label={name} />;
  if (answered.kind === 'missing')
    return <p className={styles['choose']}>{t('catalogue.missing', { name })}</p>;
  return <Entry entry={answered.value} />;
}

function Entry({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation('studio');
  const { kind, name, operation, code, guard } = entry;
  const title = entryTitle(t, entry);
  const meaning = entryMeaning(t, entry);
  return (
    <article className={styles['pane']} aria-label={title}>
      <header className={styles['head']}>
        <span className={styles['kind']}>{t(`catalogue.one.${kind}`)}</span>
        <h2>{title}</h2>
        {title !== name && <code>{name}</code>}
        <CopyName name={name} />
        {meaning !== undefined && <p className={styles['meaning']}>{meaning}</p>}
        {entry.shownBy && <p className={styles['meaning']}>{t(`catalogue.shownByWords.${entry.shownBy}`)}</p>}
      </header>
      {kind === 'flag' && <FlagDetails path={name} guards={entry.guards ?? []} />}
      {operation && <OperationDetails operation={operation} />}
      {code && <CodeDetails code={code} />}
      {guard && <GuardDetails guard={guard} />}
      <Uses entry={entry} />
    </article>
  );
}
