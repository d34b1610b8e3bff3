import { useTranslation } from '#i18n';
import { useShell } from '#ui/state';
import styles from './TestNotice.module.css';

/** Says on every page of a test environment that it is one, so that nobody takes its money for theirs (S-62). */
export function TestNotice() {
  const { t } = useTranslation('frame');
  const { isTest } = useShell();
  if (!isTest) return null;
  return (
    <aside className={styles['notice']} aria-label={t('test.label')}>
      <p>
        <strong>{t('test.title')}</strong> {t('test.body')}
      </p>
    </aside>
  );
}
