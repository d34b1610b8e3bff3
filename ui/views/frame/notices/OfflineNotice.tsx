import { useTranslation } from '#i18n';
import { Icon } from '#ui/kit';
import styles from './OfflineNotice.module.css';
import { useOnline } from './use-online.ts';

/** Says at the end of the window, for as long as it lasts, that there is no connection, so that nobody takes old figures for new ones. */
export function OfflineNotice() {
  const { t } = useTranslation('frame');
  const isOnline = useOnline();
  return (
    <output className={styles['place']}>
      {!isOnline && (
        <span className={styles['notice']}>
          <Icon name="offline" />
          {t('offline')}
        </span>
      )}
    </output>
  );
}
