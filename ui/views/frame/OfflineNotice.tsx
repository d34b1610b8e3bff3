import { useTexts } from '#i18n';
import { Icon } from '#ui/kit';
import { useSyncExternalStore } from 'react';
import styles from './OfflineNotice.module.css';

/** Says at the end of the window, for as long as it lasts, that there is no connection, so that nobody takes old figures for new ones. */
export function OfflineNotice() {
  const t = useTexts('frame');
  const isOnline = useSyncExternalStore(follow, () => window.navigator.onLine);
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

function follow(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
