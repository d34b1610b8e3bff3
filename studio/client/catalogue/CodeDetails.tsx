import { useTranslation } from '#i18n';
import type { CodeView } from '../../catalogue.ts';
import { counted } from '../words/counted.ts';
import { operationName } from '../words/step-words.ts';
import { refusalType } from './refusal-type.ts';
import { CatalogueLink } from './CatalogueLink.tsx';
import styles from './Entry.module.css';

/** Says when the bank refuses with a code, and what the portal does then where no journey says. */
export function CodeDetails({ code: { cases, types, shared } }: { code: CodeView }) {
  const { t } = useTranslation('studio');
  return (
    <>
      <section aria-label={t('catalogue.when')}>
        <h3>{t('catalogue.when')}</h3>
        {cases.map(({ words, operations }) => (
          <div key={words} className={styles['case']}>
            {cases.length > 1 && <p>{words}</p>}
            {operations === 'most' ? <p>{t('catalogue.most')}</p> : <Operations names={operations} />}
          </div>
        ))}
      </section>
      <section aria-label={t('catalogue.unrouted')}>
        <h3>{t('catalogue.unrouted')}</h3>
        {shared ? (
          <p>
            {t('catalogue.shared', { how: refusalType(t, shared.type) })}
            {shared.words !== undefined && <q className={styles['quote']}>{shared.words}</q>}
          </p>
        ) : (
          <p>{t('catalogue.byType', { how: types.map((type) => refusalType(t, type)).join(', ') })}</p>
        )}
      </section>
    </>
  );
}

/** More than these are folded. */
const mostOpen = 12;

function Operations({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('studio');
  const list = (
    <ul className={styles['names']}>
      {names.map((name) => (
        <li key={name}>
          <CatalogueLink kind="operation" name={name}>
            {operationName(t, name)}
          </CatalogueLink>{' '}
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
  if (names.length <= mostOpen) return list;
  return (
    <details>
      <summary>{counted(t, ['catalogue.operations.one', 'catalogue.operations.many'], names.length)}</summary>
      {list}
    </details>
  );
}
