import { useTranslation } from '#i18n';
import { Button, EmptyState } from '#ui/kit';

/** Says that an area of the page has broken off, with the id that the log has too, and offers to draw it again (S-58). */
export function CrashNotice({ id, onRetry }: { id: string; onRetry: () => void }) {
  const { t } = useTranslation('frame');
  return (
    <EmptyState
      icon="critical"
      title={t('crash.title')}
      action={<Button onPress={onRetry}>{t('crash.retry')}</Button>}
    >
      {t('crash.body', { id })}
    </EmptyState>
  );
}
