import { useTranslation } from '#i18n';
import { holderCodePopup, useOpenable } from '#ui/state';
import type { RefusalReason } from '#ui/journey';
import { Button, ButtonLink, Cluster, Heading, Stack } from '#ui/kit';

/** Says why the holder cannot do here what the address is for, and what to do about it (GATE-04, RCODE-08). */
export function RefusedPage({ page, reason }: { page: string; reason: RefusalReason }) {
  const { t } = useTranslation('errors');
  const { t: nameOf } = useTranslation('app');
  const title = nameOf(`pages.${page}`);
  const code = useOpenable(holderCodePopup);
  return (
    <Stack gap={4}>
      <Heading level={1}>{title}</Heading>
      <p role="alert">{t(`refused.${reason}`)}</p>
      <Cluster gap={3}>
        {reason === 'limited' && code.status === 'offered' && (
          <Button
            isLoading={code.isOpening}
            loadingLabel={t('refused.opening')}
            onPress={() => void code.open()}
          >
            {t('refused.insertCode')}
          </Button>
        )}
        <ButtonLink href="/" variant="secondary" icon="home">
          {t('refused.home')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
