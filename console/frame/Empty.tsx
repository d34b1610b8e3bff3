import { useTranslation } from '#i18n';
import { EmptyState } from '#ui/kit';

/** Says that a list has nothing, or nothing of what is sought. */
export function Empty({ words }: { words?: string }) {
  const { t } = useTranslation('console');
  return (
    <EmptyState icon="search" title={t('empty.title')}>
      {words ?? t('empty.sought')}
    </EmptyState>
  );
}
