import { useTranslation } from '#i18n';
import type { CatalogueEntry } from '../../catalogue.ts';
import { lineAddress } from '../route.ts';
import { conditionWords } from '../words/condition.ts';
import styles from './Entry.module.css';

const file = 'journeys/guards.json';

/** Says what a guard with a name asks, and what the one who uses it must say. */
export function GuardDetails({ guard }: { guard: NonNullable<CatalogueEntry['guard']> }) {
  const { t } = useTranslation('studio');
  const { takes, means, line } = guard;
  const { and } = Object(means);
  const parts: unknown[] = Array.isArray(and) ? and : [means];
  return (
    <section aria-label={t('catalogue.asks')}>
      <h3>{t('catalogue.asks')}</h3>
      {takes.length > 0 && <p>{t('catalogue.takes', { names: takes.join(', ') })}</p>}
      <ul className={styles['list']}>
        {parts.map((part) => (
          <li key={JSON.stringify(part)}>{conditionWords(t, part)}</li>
        ))}
      </ul>
      <p>
        <a href={lineAddress({ file, line })}>{t('findings.place', { file, line })}</a>
      </p>
    </section>
  );
}
