import { useTranslation } from '#i18n';
import { Button, EmptyState, Heading, Stack } from '#ui/kit';

/** Says that what the page needs could not be fetched, and tries again. */
export function UnreachablePage({ page, onRetry }: { page: string; onRetry: () => void }) {
  const { t } = useTranslation('frame');
  const { t: nameOf } = useTranslation('app');
  const title = nameOf(`pages.${page}`);
  return (
    <Stack gap={4}>
      <Heading level={1}>{title}</Heading>
      <EmptyState
        icon="critical"
        title={t('unreachable.title')}
        action={
          <Button variant="secondary" icon="refresh" onPress={onRetry}>
            {t('unreachable.retry')}
          </Button>
        }
      >
        <p role="alert">{t('unreachable.body')}</p>
      </EmptyState>
    </Stack>
  );
}
