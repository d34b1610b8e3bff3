import type { Screen } from '#engine';
import { useTranslation } from '#i18n';
import { ProgressLine } from '#ui/kit';
import styles from './ScreenProgress.module.css';

/** Says how far the holder has come, where the journey says it; the bar only repeats the words. */
export function ScreenProgress({ screen: { definition } }: { screen: Pick<Screen, 'definition'> }) {
  const { t } = useTranslation('forms');
  const progress = 'progress' in definition ? definition.progress : undefined;
  if (progress === undefined) return null;
  return (
    <div className={styles['progress']}>
      <p>{t('progress', { ...progress })}</p>
      <ProgressLine value={progress.step} max={progress.of} />
    </div>
  );
}
