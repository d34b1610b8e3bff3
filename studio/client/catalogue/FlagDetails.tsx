import { useTranslation } from '#i18n';
import { flagWords } from '../../flag-words.ts';
import { branded } from '../words/flag-name.ts';
import { CatalogueLink } from './CatalogueLink.tsx';
import styles from './Entry.module.css';

/** Says what a flag can be, and which guards with names read it. */
export function FlagDetails({ path, guards }: { path: string; guards: readonly string[] }) {
  const { t } = useTranslation('studio');
  const values = flagWords(path)?.values ?? [];
  return (
    <>
      <section aria-label={t('catalogue.values')}>
        <h3>{t('catalogue.values')}</h3>
        {values.length === 0 ? (
          <p>{t('catalogue.anyText')}</p>
        ) : (
          <dl className={styles['pairs']}>
            {values.map(({ value, words }) => (
              <div key={String(value)}>
                <dt>
                  <code>{String(value)}</code>
                </dt>
                <dd>{branded(t, words)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {guards.length > 0 && (
        <section aria-label={t('catalogue.readBy')}>
          <h3>{t('catalogue.readBy')}</h3>
          <ul className={styles['plain']}>
            {guards.map((name) => (
              <li key={name}>
                <CatalogueLink kind="guard" name={name}>
                  {name}
                </CatalogueLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
