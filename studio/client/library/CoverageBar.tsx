import { useTranslation } from '#i18n';
import type { LibraryRow } from '../../protocol.ts';
import { counted } from '../words/counted.ts';
import styles from './CoverageBar.module.css';

type BarProps = {
  coverage: Omit<NonNullable<LibraryRow['coverage']>, 'failing'> | undefined;
  failing?: number;
};

/** Shows how much of a journey its scenarios pass, and how many of them do not pass themselves. */
export function CoverageBar({ coverage, failing = 0 }: BarProps) {
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
      {failing > 0 && (
        <span className={styles['failing']}>
          {counted(t, ['scenarios.failing.one', 'scenarios.failing.many'], failing)}
        </span>
      )}
    </span>
  );
}
