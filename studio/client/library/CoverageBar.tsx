import { useTranslation } from '#i18n';
import type { LibraryRow } from '../../protocol.ts';
import styles from './CoverageBar.module.css';

/** Shows how much of a journey its scenarios pass. */
export function CoverageBar({ coverage }: { coverage: LibraryRow['coverage'] | undefined }) {
  const { t } = useTranslation('studio');
  if (!coverage) return <span className={styles['playing']}>{t('library.playing')}</span>;
  const { passed, total } = coverage;
  const percent = total === 0 ? 100 : Math.floor((100 * passed) / total);
  return (
    <span className={styles['coverage']} title={t('library.covered', { passed, total })}>
      <meter
        className={styles['meter']}
        min={0}
        max={100}
        value={percent}
        aria-label={t('library.covered', { passed, total })}
      />
      <span className={styles['figure']}>{`${percent} %`}</span>
    </span>
  );
}
