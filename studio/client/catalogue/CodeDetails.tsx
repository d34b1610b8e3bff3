import { useTranslation } from '#i18n';
import type { CodeView } from '../../catalogue.ts';
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
        <ul className={styles['list']}>
          {cases.map(({ words, operations }) => (
            <li key={words}>
              {cases.length > 1 && <p>{words}</p>}
              {operations === 'most' ? (
                <p>{t('catalogue.most')}</p>
              ) : (
                <ul className={styles['names']}>
                  {operations.map((name) => (
                    <li key={name}>
                      <CatalogueLink kind="operation" name={name}>
                        {operationName(t, name)}
                      </CatalogueLink>{' '}
                      <code>{name}</code>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
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
