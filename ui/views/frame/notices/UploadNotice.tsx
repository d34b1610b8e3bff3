import { useTranslation } from '#i18n';
import { useShellStored } from '#ui/state';
import { ProgressLine } from '#ui/kit';
import styles from './UploadNotice.module.css';

/** Shows at the end of the window how much of the holder’s files has gone, for as long as they are on their way. */
export function UploadNotice() {
  // Only journeys send files, and their words are here by then.
  const { t } = useTranslation('forms');
  const share = useShellStored('loading', (loading) => loading.share);
  if (share === undefined) return null;
  const percent = Math.floor(share * 100);
  return (
    <div className={styles['notice']}>
      <span>{percent < 100 ? t('upload.going', { percent }) : t('upload.gone')}</span>
      <ProgressLine value={share} label={t('upload.label')} />
    </div>
  );
}
